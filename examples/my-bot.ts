// A bot of one's own, in one file. Try it: npx spellwright arena ./examples/my-bot.ts random --games 20
import {
  type Action,
  type DecisionOf,
  defaultAnswer,
  type SeatAccess,
  type SyncDecisionHandler,
  uniformHandler,
} from 'spellwright'

/** The card an action is about, by its id in the view. */
const manaValue = (seat: SeatAccess, action: Action): number =>
  'object' in action ? (seat.view().hand.find(({ id }) => id === action.object)?.manaValue ?? 0) : 0

/** Plays a land if it can, then its most expensive spell. */
function act(_: DecisionOf<'act'>, seat: SeatAccess): Action {
  const actions = seat.legalActions()
  const land = actions.find(({ kind }) => kind === 'playLand')
  const spells = actions.filter(({ kind }) => kind === 'cast')
  spells.sort((a, b) => manaValue(seat, b) - manaValue(seat, a))
  return land ?? spells[0] ?? { kind: 'pass' }
}

/** Called once for each game. What the bot needs to remember, it keeps in here. */
export function createBot({ seed }: { seed: string }): SyncDecisionHandler {
  const others = uniformHandler(`my bot (${seed})`, (decision) => defaultAnswer(decision))
  return {
    ...others,
    act,
    // Everything attacks, if that is legal.
    attack: (decision) => {
      const all = decision.candidates.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! }))
      return decision.check(all) === null ? all : decision.minimum()
    },
  }
}
