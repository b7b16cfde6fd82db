import type { GameView } from 'spellwright/play'

export interface CoachStep {
  readonly title: string
  readonly text: string
  /** Whether the player has done it; the last step is done when they say so. */
  isDone(view: GameView): boolean
}

const mine = ({ battlefield, viewer }: GameView) => battlefield.filter(({ controller }) => controller === viewer)

/** What a first game explains, one after the other. */
export const COACH_STEPS: readonly CoachStep[] = [
  {
    title: 'Your opening hand',
    text: 'Lands make the mana that pays for everything else. Two to five lands among seven cards are good: keep this hand with the button, or press Space.',
    isDone: ({ turn }) => turn.number > 0,
  },
  {
    title: 'Play a land',
    text: 'You may play one land each turn. What you can use now has a bright frame: click a Mountain in your hand.',
    isDone: (view) => mine(view).some(({ types }) => types.includes('land')),
  },
  {
    title: 'Cast a creature',
    text: 'Rest the pointer on Jackal Pup: the land that will pay for it is marked. Click the card, and the game pays for you.',
    isDone: (view) => mine(view).some(({ types }) => types.includes('creature')),
  },
  {
    title: 'Pass the turn',
    text: 'A creature cannot attack in the turn it came. Press Space for the next step, or Enter for the end of your turn. The game stops by itself where you can respond to the bot.',
    isDone: ({ turn, viewer }) => turn.number > 1 && turn.active !== viewer,
  },
  {
    title: 'Attack',
    text: 'In your next turn go “To combat”, click the creatures that attack, and confirm. The prompt says how much damage comes of it.',
    isDone: ({ battlefield, viewer, players }) =>
      battlefield.some(({ controller, attacking }) => controller === viewer && attacking !== 0) ||
      players[viewer === 0 ? 1 : 0].life < 20,
  },
  {
    title: 'When you wonder',
    text: 'Click a card that is not bright to hear why it cannot be used. “Why?” at the log explains the bot. Undo takes a decision back, and ? lists the keys. Bring the bot from 20 life to 0 to win.',
    isDone: () => false,
  },
]

/** The step to explain now: the first from there on that is not done. */
export function currentStep(view: GameView, from: number): number {
  const next = COACH_STEPS.findIndex((step, index) => index >= from && !step.isDone(view))
  return next < 0 ? COACH_STEPS.length - 1 : next
}
