import type { AttackChoice, DecisionViews, GameView, ObjectId, StackView } from 'spellwright/play'
import type { ActionView, Scene } from '../worker/messages.ts'
import { BAR_STEPS, type BarStep, barStepOf, type Stops, type Whose } from './stops.ts'

/**
 * What the player has asked for beyond a single pass.
 * - `endTurn`: pass for the rest of that turn; `soft` ends when the opponent does something that can be answered.
 * - `resolve`: let these stack objects resolve; anything new ends it.
 * - `toStep`: pass up to that step, once, unless the opponent does something that can be answered. `notIn`: the turn in
 *   which it was wished for too late.
 */
export type PassRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'endTurn'; readonly turn: number; readonly mode: 'soft' | 'hard' }
  | { readonly kind: 'resolve'; readonly ids: readonly ObjectId[] }
  | { readonly kind: 'toStep'; readonly whose: Whose; readonly step: BarStep; readonly exceptTurn: number }

const whoseTurn = ({ turn, viewer }: GameView): Whose => (turn.active === viewer ? 'mine' : 'theirs')
const stepIndex = (step: BarStep): number => BAR_STEPS.indexOf(step)

/** Is that step of that player still to come in this turn? */
const isAhead = (view: GameView, whose: Whose, step: BarStep): boolean =>
  view.turn.number > 0 && whoseTurn(view) === whose && stepIndex(step) > stepIndex(barStepOf(view.turn.step))

/** The wish to pass up to that step; without `whose`, whichever turn comes to it next. */
export function toStep(view: GameView, step: BarStep, whose?: Whose): PassRequest {
  const here = whoseTurn(view)
  const there = whose ?? (isAhead(view, here, step) ? here : here === 'mine' ? 'theirs' : 'mine')
  return { kind: 'toStep', whose: there, step, exceptTurn: isAhead(view, there, step) ? -1 : view.turn.number }
}

/** The step has come, or was left out of its turn. */
const isReached = ({ whose, step, exceptTurn }: Extract<PassRequest, { kind: 'toStep' }>, view: GameView): boolean =>
  whoseTurn(view) === whose &&
  view.turn.number !== exceptTurn &&
  stepIndex(barStepOf(view.turn.step)) >= stepIndex(step)

export interface PrioritySettings {
  readonly stops: Stops
  /** Never pass by itself. */
  readonly fullControl: boolean
  /** Triggers and abilities the player lets through for this game. */
  readonly yields: ReadonlySet<string>
  readonly passRequest: PassRequest
}

/**
 * `ask`: put the question to the player. `pass`: pass for them, and why. `attack`: declare the least that is allowed.
 * `order`: triggers of one name that say the same, as they come.
 */
export type AutoDecision =
  | { readonly do: 'ask' }
  | { readonly do: 'pass'; readonly why: string; readonly pause: 'none' | 'long' }
  | { readonly do: 'attack'; readonly choices: readonly AttackChoice[] }
  | { readonly do: 'order'; readonly order: readonly number[] }

const ASK: AutoDecision = { do: 'ask' }

/** What a stack object is yielded to by: the same ability of cards of the same name. */
export const yieldKey = ({ kind, name, abilityKey }: StackView): string => `${kind} ${name} ${abilityKey}`

/** Passing and making mana are no reason to stop: what mana could pay for is offered by itself. */
export const hasSomethingToDo = (actions: readonly ActionView[]): boolean =>
  actions.some(({ action }) => action.kind !== 'pass' && action.kind !== 'activateMana')

/** The wish is over once the turn has changed or what should resolve is gone. */
export function isFulfilled(passRequest: PassRequest, view: GameView): boolean {
  if (passRequest.kind === 'endTurn') return passRequest.turn !== view.turn.number
  if (passRequest.kind === 'resolve') return !view.stack.some(({ id }) => passRequest.ids.includes(id))
  return false
}

/** Does what stands on top of the stack end a soft wish? Only what the player could answer does. */
const interrupts = (top: StackView | undefined, view: GameView, actions: readonly ActionView[]): boolean =>
  top !== undefined && top.controller !== view.viewer && hasSomethingToDo(actions)

/** Triggered abilities of cards of one name that say the same: whichever resolves first. */
function areInterchangeable({ items, purpose }: DecisionViews['order']): boolean {
  const [first, ...others] = items
  const text = JSON.stringify(first!.ability)
  return (
    purpose === 'orderTriggers' &&
    others.every(({ label, ability }) => label === first!.label && JSON.stringify(ability) === text)
  )
}

/**
 * The one authority: is the player asked, or is it passed for them? Everything but priority, the own attack and the order
 * of equal triggers is always asked; with full control those too.
 */
export function autoDecision(scene: Scene, wishes: PrioritySettings): AutoDecision {
  const { view, takenBack } = scene
  const { decision } = view
  if (!decision || takenBack) return ASK
  const passRequest = isFulfilled(wishes.passRequest, view) ? ({ kind: 'none' } as const) : wishes.passRequest
  if (decision.shape === 'attack' && passRequest.kind === 'endTurn') return { do: 'attack', choices: decision.minimum }
  if (wishes.fullControl) return ASK
  if (decision.shape === 'order' && areInterchangeable(decision))
    return { do: 'order', order: decision.items.map((_, at) => at) }
  if (decision.shape !== 'act') return ASK
  return view.stack.length > 0
    ? decideWithStack(scene, wishes, passRequest)
    : decideOnEmptyStack(scene, wishes.stops, passRequest)
}

function decideWithStack({ view, actions }: Scene, wishes: PrioritySettings, passRequest: PassRequest): AutoDecision {
  const top = view.stack.at(-1)!
  if (top.controller === view.viewer) return { do: 'pass', why: `${top.name} resolves`, pause: 'none' }
  const pass = (why: string): AutoDecision => ({ do: 'pass', why, pause: 'long' })
  if (wishes.yields.has(yieldKey(top))) return pass(`you let ${top.name} through`)
  if (passRequest.kind === 'resolve' && passRequest.ids.includes(top.id)) return pass('the stack resolves')
  if (passRequest.kind === 'endTurn' && passRequest.mode === 'hard') return pass('you passed the turn')
  if (interrupts(top, view, actions)) return ASK
  return pass('you have no answer')
}

function decideOnEmptyStack(
  { view, actions, kitchenTable }: Scene,
  stops: Stops,
  passRequest: PassRequest,
): AutoDecision {
  const pass = (why: string): AutoDecision => ({ do: 'pass', why, pause: 'none' })
  if (passRequest.kind === 'endTurn') return pass('you passed the turn')
  if (passRequest.kind === 'toStep') return isReached(passRequest, view) ? ASK : pass('you passed up to a step')
  const mine = view.turn.active === view.viewer
  const step = barStepOf(view.turn.step)
  if (!stops[mine ? 'mine' : 'theirs'].includes(step)) return pass('no stop here')
  if (!mine && step === 'declareAttackers' && !view.combat?.attackers.length) return pass('nothing attacks')
  // The own first main phase always belongs to the player: they see what they drew before the turn goes on.
  if ((mine && step === 'main1') || kitchenTable || hasSomethingToDo(actions)) return ASK
  return pass('nothing to do here')
}
