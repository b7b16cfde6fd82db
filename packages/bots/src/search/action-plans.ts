import type { Action, SeatAccess } from '@spellwright/engine'
import { chooseAction } from '../heuristic/act.ts'
import { SeenGame } from '../seat/seen-game.ts'
import { MOST } from './distinct.ts'
import { type Plan, planOf } from './plan.ts'
import { ReadOnlyMemory, type RestrainedMemory } from './restraint.ts'

const PASS: Action = { kind: 'pass' }

/** What an action is, whichever of several equal cards it uses. */
function kindOf(s: SeenGame, action: Action): string {
  if (!('object' in action)) return action.kind
  const name = s.object(action.object)?.info.name ?? String(action.object)
  return `${action.kind} ${name} ${'method' in action ? action.method : ''}${'ability' in action ? action.ability : ''}`
}

/** One of each kind of action that is legal now, besides mana abilities and passing. */
export function distinctActions(seat: SeatAccess): Action[] {
  const s = new SeenGame(seat)
  const kinds = new Map<string, Action>()
  for (const action of seat.legalActions()) {
    if (action.kind === 'activateMana' || action.kind === 'concede' || action.kind === 'pass') continue
    const kind = kindOf(s, action)
    if (!kinds.has(kind)) kinds.set(kind, action)
  }
  return [...kinds.values()]
}

/**
 * Courses at priority, what the heuristic wants first: not yet (pass), not at all this turn, and every other action first.
 * A land is only compared with other lands: there is no reason to wait with it.
 */
export function actionPlans(seat: SeatAccess, wanted: Action, memory: RestrainedMemory): Plan<Action>[] {
  const s = new SeenGame(seat)
  const held = memory.heldIn(s.turn.number)
  const plan = (action: Action): Plan<Action> => planOf(action, held)
  const others = distinctActions(seat).filter((action) => kindOf(s, action) !== kindOf(s, wanted))
  if (wanted.kind === 'playLand')
    return [wanted, ...others.filter(({ kind }) => kind === 'playLand')].slice(0, MOST).map(plan)
  const plans = [plan(wanted)]
  if (wanted.kind !== 'pass') plans.push(plan(PASS))
  if ('object' in wanted && s.isMyTurn) {
    const without = new Set([...held, wanted.object])
    const instead = chooseAction(seat, new ReadOnlyMemory(memory, without))
    if (instead.kind !== 'pass') plans.push(planOf(instead, without))
  }
  return [...plans, ...others.map(plan)].slice(0, MOST)
}
