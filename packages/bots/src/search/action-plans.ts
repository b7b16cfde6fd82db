import { type Action, isSameAction, type SeatAccess } from '@spellwright/engine'
import { abilityPlays } from '../heuristic/abilities.ts'
import { chooseAction } from '../heuristic/act.ts'
import { playWorth, spellPlays } from '../heuristic/spells.ts'
import type { Policy } from '../policy.ts'
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

/** Are both the same action, perhaps with another one of several equal cards? */
export const isSameKind = (s: SeenGame, one: Action, other: Action): boolean => kindOf(s, one) === kindOf(s, other)

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

/** What the rules of thumb think most of comes first: only so many courses are compared. */
function byPromise(s: SeenGame, actions: readonly Action[]): readonly Action[] {
  if (!s.policy.promisingFirst) return actions
  const rated = actions.map((action) => ({ action, promise: promiseOf(s, action) }))
  return rated.sort((a, b) => b.promise - a.promise).map(({ action }) => action)
}

const NEVER = -1000

function promiseOf(s: SeenGame, action: Action): number {
  if (action.kind === 'cast') {
    const play = spellPlays(s).find(({ action: one }) => isSameAction(one, action))
    return play === undefined ? 0 : Math.max(NEVER, playWorth(s, play))
  }
  if (action.kind !== 'activate') return 0
  return abilityPlays(s).find((play) => isSameAction(play.action, action))?.gain ?? 0
}

/**
 * Courses at priority, what the heuristic wants first: not yet (pass), not at all this turn, the whole turn in another
 * style, and every other action first.
 * A land is only compared with other lands: there is no reason to wait with it.
 */
export function actionPlans(
  seat: SeatAccess,
  wanted: Action,
  memory: RestrainedMemory,
  styles: readonly Policy[] = [],
): Plan<Action>[] {
  const s = new SeenGame(seat, seat.view(), memory.policy)
  const held = memory.heldIn(s.turn.number)
  const style = memory.styleIn(s.turn.number)
  const plan = (action: Action): Plan<Action> => planOf(action, held, style)
  const others = byPromise(s, distinctActions(seat)).filter((action) => kindOf(s, action) !== kindOf(s, wanted))
  if (wanted.kind === 'playLand')
    return [wanted, ...others.filter(({ kind }) => kind === 'playLand')].slice(0, MOST).map(plan)
  const plans = [plan(wanted)]
  if (wanted.kind !== 'pass') plans.push(plan(PASS))
  if ('object' in wanted && s.isMyTurn) {
    const without = new Set([...held, wanted.object])
    const instead = chooseAction(seat, new ReadOnlyMemory(memory, without))
    if (instead.kind !== 'pass') plans.push(planOf(instead, without, style))
  }
  if (style === null)
    for (const other of styles)
      plans.push(planOf(chooseAction(seat, new ReadOnlyMemory(memory, held, other)), held, other))
  return [...plans, ...others.map(plan)].slice(0, MOST)
}
