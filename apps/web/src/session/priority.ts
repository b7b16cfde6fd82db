import type { AttackChoice, GameView, ObjectId, StackView } from 'spellwright'
import type { ActionView, Scene } from '../worker/messages.ts'
import { barStepOf, type Stops } from './stops.ts'

/**
 * What the player has asked for beyond a single pass.
 * - `endTurn`: pass for the rest of that turn; `soft` ends when the opponent does something that can be answered.
 * - `resolve`: let these stack objects resolve; anything new ends it.
 */
export type Hurry =
  | { readonly kind: 'none' }
  | { readonly kind: 'endTurn'; readonly turn: number; readonly manner: 'soft' | 'hard' }
  | { readonly kind: 'resolve'; readonly ids: readonly ObjectId[] }

export interface PriorityWishes {
  readonly stops: Stops
  /** Never pass by itself. */
  readonly fullControl: boolean
  /** Triggers and abilities the player lets through for this game. */
  readonly yields: ReadonlySet<string>
  readonly hurry: Hurry
}

/** `ask`: put the question to the player. `pass`: pass for them, and why. `attack`: declare the least that is allowed. */
export type Verdict =
  | { readonly do: 'ask' }
  | { readonly do: 'pass'; readonly why: string; readonly look: 'none' | 'long' }
  | { readonly do: 'attack'; readonly choices: readonly AttackChoice[] }

const ASK: Verdict = { do: 'ask' }

/** What a stack object is yielded to by: the same ability of cards of the same name. */
export const yieldKey = ({ kind, name, abilityKey }: StackView): string => `${kind} ${name} ${abilityKey}`

/** Passing and making mana are no reason to stop: what mana could pay for is offered by itself. */
export const hasSomethingToDo = (actions: readonly ActionView[]): boolean =>
  actions.some(({ action }) => action.kind !== 'pass' && action.kind !== 'activateMana')

/** The wish is over once the turn has changed or what should resolve is gone. */
export function isSpent(hurry: Hurry, view: GameView): boolean {
  if (hurry.kind === 'endTurn') return hurry.turn !== view.turn.number
  if (hurry.kind === 'resolve') return !view.stack.some(({ id }) => hurry.ids.includes(id))
  return false
}

/** Does what stands on top of the stack end a soft wish? Only what the player could answer does. */
const interrupts = (top: StackView | undefined, view: GameView, actions: readonly ActionView[]): boolean =>
  top !== undefined && top.controller !== view.viewer && hasSomethingToDo(actions)

/**
 * The one authority: is the player asked, or is it passed for them? Everything but priority and the own attack is always
 * asked.
 */
export function verdict(scene: Scene, wishes: PriorityWishes): Verdict {
  const { view, takenBack } = scene
  const { decision } = view
  if (!decision || takenBack) return ASK
  const hurry = isSpent(wishes.hurry, view) ? ({ kind: 'none' } as const) : wishes.hurry
  if (decision.shape === 'attack' && hurry.kind === 'endTurn') return { do: 'attack', choices: decision.minimum }
  if (decision.shape !== 'act' || wishes.fullControl) return ASK
  return view.stack.length > 0 ? onStack(scene, wishes, hurry) : onEmptyStack(scene, wishes.stops, hurry)
}

function onStack({ view, actions }: Scene, wishes: PriorityWishes, hurry: Hurry): Verdict {
  const top = view.stack.at(-1)!
  if (top.controller === view.viewer) return { do: 'pass', why: `${top.name} resolves`, look: 'none' }
  const pass = (why: string): Verdict => ({ do: 'pass', why, look: 'long' })
  if (wishes.yields.has(yieldKey(top))) return pass(`you let ${top.name} through`)
  if (hurry.kind === 'resolve' && hurry.ids.includes(top.id)) return pass('the stack resolves')
  if (hurry.kind === 'endTurn' && hurry.manner === 'hard') return pass('you passed the turn')
  if (interrupts(top, view, actions)) return ASK
  return pass('you have no answer')
}

function onEmptyStack({ view, actions, kitchenTable }: Scene, stops: Stops, hurry: Hurry): Verdict {
  const pass = (why: string): Verdict => ({ do: 'pass', why, look: 'none' })
  if (hurry.kind === 'endTurn') return pass('you passed the turn')
  const mine = view.turn.active === view.viewer
  const step = barStepOf(view.turn.step)
  if (!stops[mine ? 'mine' : 'theirs'].includes(step)) return pass('no stop here')
  // The own first main phase always belongs to the player: they see what they drew before the turn goes on.
  if ((mine && step === 'main1') || kitchenTable || hasSomethingToDo(actions)) return ASK
  return pass('nothing to do here')
}
