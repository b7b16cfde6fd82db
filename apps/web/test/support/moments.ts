import { GameObserver } from '@spellwright/table'
import { defaultAnswer, describeAction, type Game, legalActions, type PlayerId, type Shape } from 'spellwright/play'
import { type PositionSetup, positionOf } from 'spellwright/positions'
import type { Scene } from '../../src/worker/messages.ts'

// Moments of real games, for pictures of the table.

/** A default answer that leads nowhere must not go on for ever. */
const MOST_ANSWERS = 60

/** Takes the action of the player with priority whose description begins with these words. */
function act(game: Game, words: string): void {
  const player = game.decision?.player ?? 0
  const actions = legalActions(game, player)
  const action = actions.find((one) => describeAction(game, one).startsWith(words))
  if (!action) throw new Error(`"${words}" is none of: ${actions.map((one) => describeAction(game, one)).join(', ')}`)
  const submitted = game.submit(player, action)
  if (!submitted.ok) throw new Error(submitted.reason)
}

/** Takes default answers until a player is asked a question of this shape. */
function until(game: Game, shape: Shape, player: PlayerId = 0): void {
  for (let left = MOST_ANSWERS; left > 0; left--) {
    const { decision } = game
    if (!decision || (decision.shape === shape && decision.player === player)) return
    game.submit(decision.player, defaultAnswer(decision))
  }
  throw new Error(`Nobody is asked a question of the shape ${shape}.`)
}

function sceneOf(setup: PositionSetup, play: (game: Game) => void = () => {}): Scene {
  const game = positionOf(setup)
  game.state.players[0] = { ...game.state.players[0], name: 'Ann' }
  game.state.players[1] = { ...game.state.players[1], name: 'Bot' }
  const observer = new GameObserver(game, 0)
  play(game)
  return observer.scene({
    seq: 1,
    score: { bestOf: 1, game: 1, wins: [0, 0], over: game.isOver },
    undoRefused: null,
    // The page asks a question that was taken back in any case, and passes nothing for the player.
    takenBack: true,
    notable: false,
    known: new Set(),
  })
}

const GOBLINS = ['Goblin Lackey', 'Goblin Piledriver', 'Goblin Warchief', 'Goblin Sharpshooter', 'Siege-Gang Commander']
const BUSY: PositionSetup = {
  turn: 9,
  you: {
    life: 14,
    hand: ['Lightning Bolt', 'Goblin Matron', 'Gempalm Incinerator', 'Mountain', 'Goblin Ringleader'],
    battlefield: [
      ...GOBLINS,
      { card: 'Goblin King', tapped: true },
      { card: 'Mogg Fanatic', sick: true },
      '3 Mountain',
      { card: 'Mountain', count: 2, tapped: true },
      'Karplusan Forest',
      'Rishadan Port',
      'Wasteland',
    ],
    graveyard: ['Wooded Foothills', 'Skirk Prospector', 'Naturalize'],
  },
  opponent: {
    life: 11,
    hand: ['4 Forest'],
    battlefield: [
      'Argothian Enchantress',
      "Enchantress's Presence",
      'Exploration',
      'Sterling Grove',
      { card: 'Parallax Wave', counters: { fade: 4 } },
      { card: 'Birds of Paradise', damage: 0 },
      { card: 'Ravenous Baloth', damage: 2 },
      '3 Forest',
      { card: 'Plains', count: 2, tapped: true },
      "Serra's Sanctum",
      { card: 'Wild Growth', attachedTo: 'Forest' },
    ],
    graveyard: ['Windswept Heath', 'Swords to Plowshares'],
  },
}

const BLUE = ['Island', 'Island', 'Island', 'Island', 'Plains', 'Tundra', 'Flooded Strand']

/** The moments by name; each makes its scene when it is asked for. */
export const MOMENTS = {
  mulligan: () =>
    sceneOf({
      opening: 'play',
      you: {
        hand: ['2 Mountain', 'Wooded Foothills', 'Goblin Lackey', 'Goblin Warchief', 'Lightning Bolt', 'Goblin Matron'],
      },
      opponent: { hand: ['7 Forest'] },
    }),
  'busy-board': () => sceneOf(BUSY),
  'stack-with-modes': () =>
    sceneOf(
      {
        active: 'opponent',
        you: { hand: ['Cryptic Command', 'Counterspell', 'Brainstorm'], battlefield: [...BLUE, 'Serra Angel'] },
        opponent: {
          hand: ['Lightning Bolt', '3 Mountain'],
          battlefield: ['4 Mountain', 'Goblin Warchief', 'Goblin Piledriver'],
        },
      },
      (game) => {
        act(game, 'Cast Lightning Bolt')
        until(game, 'act')
        act(game, 'Cast Cryptic Command')
        until(game, 'options')
      },
    ),
  'fact-or-fiction': () =>
    sceneOf(
      {
        you: {
          hand: ['Fact or Fiction', 'Counterspell'],
          battlefield: BLUE,
          library: ['Wrath of God', 'Island', 'Swords to Plowshares', 'Tundra', 'Serra Angel', '20 Island'],
        },
        opponent: { battlefield: ['4 Mountain', 'Goblin Warchief', 'Goblin King'] },
      },
      (game) => {
        act(game, 'Cast Fact or Fiction')
        until(game, 'piles', 1)
        game.submit(1, [0, 3])
        until(game, 'options')
      },
    ),
  scry: () =>
    sceneOf(
      {
        you: {
          hand: ['Preordain', 'Counterspell', 'Serra Angel'],
          battlefield: BLUE,
          library: ['Wrath of God', 'Island', '20 Island'],
        },
        opponent: { battlefield: ['4 Mountain', 'Goblin Warchief', 'Goblin King'] },
      },
      (game) => {
        act(game, 'Cast Preordain')
        until(game, 'arrange')
      },
    ),
  'library-search': () =>
    sceneOf(
      {
        you: {
          hand: ['Demonic Tutor', 'Counterspell'],
          battlefield: ['Swamp', 'Underground Sea', 'Island'],
          library: [
            ...['Wrath of God', '6 Island', '3 Swamp', '2 Counterspell', 'Serra Angel', 'Fact or Fiction', 'Wasteland'],
            ...['2 Brainstorm', 'Dark Ritual', 'Necromancy', 'Royal Assassin', 'Sol Ring', 'Oath of Druids'],
          ],
        },
        opponent: { battlefield: ['4 Mountain', 'Goblin Warchief', 'Goblin King'] },
      },
      (game) => {
        act(game, 'Cast Demonic Tutor')
        until(game, 'objects')
      },
    ),
  'combat-of-eight': () =>
    sceneOf(
      {
        active: 'opponent',
        step: 'beginCombat',
        you: {
          life: 16,
          hand: ['Swords to Plowshares', 'Naturalize'],
          battlefield: ['Serra Angel', 'Ravenous Baloth', 'Wall of Blossoms', 'Llanowar Elves', '4 Forest', '3 Plains'],
        },
        opponent: {
          battlefield: [...GOBLINS, 'Goblin King', 'Mogg Fanatic', 'Goblin Tinkerer', '5 Mountain'],
          hand: ['2 Mountain'],
        },
      },
      (game) => {
        until(game, 'attack', 1)
        const { decision } = game
        if (decision?.shape !== 'attack') throw new Error('The opponent cannot attack.')
        game.submit(
          1,
          decision.candidates.map(({ attacker, defenders: [defender = -1] }) => ({ attacker, defender })),
        )
        until(game, 'block')
      },
    ),
  'game-over': () =>
    sceneOf({ ...BUSY, opponent: { ...BUSY.opponent, life: 3 } }, (game) => {
      act(game, 'Cast Lightning Bolt')
      until(game, 'objects')
      game.submit(0, [-2])
      until(game, 'name')
    }),
} satisfies Readonly<Record<string, () => Scene>>

export type MomentName = keyof typeof MOMENTS
