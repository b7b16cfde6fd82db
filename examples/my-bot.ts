// An example bot in a single file. Try it: npx spellwright arena ./examples/my-bot.ts random --games 20
import {
  type Action,
  type DecisionOf,
  defaultAnswer,
  type SeatAccess,
  type SyncDecisionHandler,
  uniformHandler,
} from 'spellwright'

/** The mana value of the card in hand that the action plays, or 0. */
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

/** Called once per game. Anything the bot needs to remember can be kept in local variables here. */
export function createBot({ seed }: { seed: string }): SyncDecisionHandler {
  const others = uniformHandler(`my bot (${seed})`, (decision) => defaultAnswer(decision))
  return {
    ...others,
    act,
    // Attack with everything if that is legal.
    attack: (decision) => {
      const all = decision.candidates.flatMap(({ attacker, defenders: [defender] }) =>
        defender === undefined ? [] : [{ attacker, defender }],
      )
      return decision.check(all) === null ? all : decision.minimum()
    },
  }
}
