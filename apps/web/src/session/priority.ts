import type { AttackChoice, DecisionViews, GameView, ObjectId, StackView } from 'spellwright/play'
import type { ActionView, Scene } from '../worker/messages.ts'
import { BAR_STEPS, type BarStep, barStepOf, DEFAULT_STOPS, type Stops, type Whose } from './stops.ts'

/**
 * A request to pass more than once.
 * - `endTurn` passes for the rest of that turn; `soft` ends when the opponent does something the player can respond to.
 * - `resolve` lets these stack objects resolve, until something new is put on the stack.
 * - `toStep` passes until that step, once, unless the opponent does something the player can respond to. If the step of
 *   this turn is already over, `exceptTurn` is this turn.
 */
export type PassRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'endTurn'; readonly turn: number; readonly mode: 'soft' | 'hard' }
  | { readonly kind: 'resolve'; readonly ids: readonly ObjectId[] }
  | { readonly kind: 'toStep'; readonly whose: Whose; readonly step: BarStep; readonly exceptTurn: number }

const whoseTurn = ({ turn, viewer }: GameView): Whose => (turn.active === viewer ? 'mine' : 'theirs')
const stepIndex = (step: BarStep): number => BAR_STEPS.indexOf(step)

/** Whether that step of that player is still to come this turn. */
const isAhead = (view: GameView, whose: Whose, step: BarStep): boolean =>
  view.turn.number > 0 && whoseTurn(view) === whose && stepIndex(step) > stepIndex(barStepOf(view.turn.step))

/** A request to pass until that step; without `whose`, until the next such step of either player. */
export function toStep(view: GameView, step: BarStep, whose?: Whose): PassRequest {
  const now = whoseTurn(view)
  const target = whose ?? (isAhead(view, now, step) ? now : now === 'mine' ? 'theirs' : 'mine')
  return { kind: 'toStep', whose: target, step, exceptTurn: isAhead(view, target, step) ? -1 : view.turn.number }
}

/** Whether the step has been reached, or was skipped in its turn. */
const isReached = ({ whose, step, exceptTurn }: Extract<PassRequest, { kind: 'toStep' }>, view: GameView): boolean =>
  whoseTurn(view) === whose &&
  view.turn.number !== exceptTurn &&
  stepIndex(barStepOf(view.turn.step)) >= stepIndex(step)

export interface PrioritySettings {
  readonly stops: Stops
  /** Never pass automatically. */
  readonly fullControl: boolean
  /** Triggered and activated abilities that the player lets resolve for the rest of this game. */
  readonly yields: ReadonlySet<string>
  readonly passRequest: PassRequest
  /** The abilities of permanents that the player had, with these targets, when they were asked before. */
  readonly seenAbilities: ReadonlySet<string>
}

/**
 * - `ask`: ask the player.
 * - `pass`: pass for them, after a pause if there is something to see.
 * - `attack`: declare only the attackers that must attack.
 * - `order`: put interchangeable triggered abilities on the stack in the given order.
 */
export type AutoDecision =
  | { readonly do: 'ask' }
  | { readonly do: 'pass'; readonly why: string; readonly pause: 'none' | 'long' }
  | { readonly do: 'attack'; readonly choices: readonly AttackChoice[] }
  | { readonly do: 'order'; readonly order: readonly number[] }

/**
 * In the opponent's turn, the steps where an ability that was there before is a reason to stop: while something attacks, and
 * at the last chance. A stop that the player has set is one too.
 */
const ABILITY_STEPS: readonly BarStep[] = ['declareAttackers', 'end']

const ASK: AutoDecision = { do: 'ask' }

/** The key under which a stack object is yielded to: the same ability of cards with the same name. */
export const yieldKey = ({ kind, name, abilityKey }: StackView): string => `${kind} ${name} ${abilityKey}`

/** Mana abilities are no reason to stop, because what the mana could pay for is a legal action itself. */
export const hasSomethingToDo = (actions: readonly ActionView[]): boolean =>
  actions.some(({ action }) => action.kind !== 'pass' && action.kind !== 'activateMana')

/** Whether a request is over: the turn has changed, or the stack objects are gone. */
export function isFulfilled(passRequest: PassRequest, view: GameView): boolean {
  if (passRequest.kind === 'endTurn') return passRequest.turn !== view.turn.number
  if (passRequest.kind === 'resolve') return !view.stack.some(({ id }) => passRequest.ids.includes(id))
  return false
}

/** The abilities of permanents among the actions, each with its possible targets. */
export const standingAbilities = (actions: readonly ActionView[]): string[] =>
  actions.flatMap(({ response }) => (response?.isStanding ? [response.key] : []))

type Doing = (one: ActionView) => boolean

/** Whether the player can do something other than make mana for which this holds; a card is always a reason. */
const hasReason = (actions: readonly ActionView[], isReason: Doing): boolean =>
  actions.some(
    (one) =>
      one.action.kind !== 'pass' &&
      one.action.kind !== 'activateMana' &&
      (one.response?.isStanding !== true || isReason(one)),
  )

/** Whether a spell or ability is aimed at the viewer or at something they control. */
const isAimedAt = ({ targets }: StackView, { viewer, battlefield }: GameView): boolean =>
  targets
    .flatMap(({ entities }) => entities)
    .some(
      (entity) =>
        entity === -(viewer + 1) || battlefield.some(({ id, controller }) => id === entity && controller === viewer),
    )

/**
 * Whether the player should be asked about the opponent's spell or ability on top of the stack. A card that can be cast is
 * a reason. An ability of a permanent could have been used before and can be used later, so it is one only if it can
 * target what is on top, if that is aimed at the player's side, if permanents could be sacrificed first, or if it was not
 * there when the player was last asked.
 */
const interrupts = (top: StackView, view: GameView, actions: readonly ActionView[], seen: ReadonlySet<string>) =>
  top.controller !== view.viewer &&
  hasReason(
    actions,
    ({ response }) =>
      response === undefined ||
      response.onStack.includes(top.id) ||
      response.sacrifices ||
      isAimedAt(top, view) ||
      !seen.has(response.key),
  )

/**
 * Whether the player could want to respond to their own spell or ability: to counter their own trigger (Stifle for
 * Phyrexian Dreadnought), or to copy their spell or change its targets, but not to counter their own spell.
 */
const respondsToOwn = (top: StackView, actions: readonly ActionView[]): boolean =>
  actions.some(({ response }) => response?.onStack.includes(top.id) && (top.kind === 'triggered' || !response.counters))

/** Whether all triggered abilities are the same ability of cards with the same name, so that their order is irrelevant. */
function areInterchangeable({ items, purpose }: DecisionViews['order']): boolean {
  const [first, ...others] = items
  if (purpose !== 'orderTriggers' || !first) return false
  const text = JSON.stringify(first.ability)
  return others.every(({ label, ability }) => label === first.label && JSON.stringify(ability) === text)
}

/**
 * Decides whether the player is asked. Only priority, attackers and the order of interchangeable triggered abilities can
 * be decided for them; with full control they are always asked.
 */
export function autoDecision(scene: Scene, settings: PrioritySettings): AutoDecision {
  const { view, takenBack } = scene
  const { decision } = view
  if (!decision || takenBack) return ASK
  const passRequest = isFulfilled(settings.passRequest, view) ? ({ kind: 'none' } as const) : settings.passRequest
  if (decision.shape === 'attack' && passRequest.kind === 'endTurn') return { do: 'attack', choices: decision.minimum }
  if (settings.fullControl) return ASK
  if (decision.shape === 'order' && areInterchangeable(decision))
    return { do: 'order', order: decision.items.map((_, at) => at) }
  if (decision.shape !== 'act') return ASK
  return view.stack.length > 0
    ? decideWithStack(scene, settings, passRequest)
    : decideOnEmptyStack(scene, settings, passRequest)
}

function decideWithStack({ view, actions }: Scene, settings: PrioritySettings, passRequest: PassRequest): AutoDecision {
  const top = view.stack.at(-1)
  if (!top) return ASK
  const isOwn = top.controller === view.viewer
  if (isOwn && !respondsToOwn(top, actions)) return { do: 'pass', why: `${top.name} resolves`, pause: 'none' }
  const pass = (why: string): AutoDecision => ({ do: 'pass', why, pause: 'long' })
  if (settings.yields.has(yieldKey(top))) return pass(`you always let ${top.name} resolve`)
  if (passRequest.kind === 'resolve' && passRequest.ids.includes(top.id)) return pass('the stack resolves')
  if (passRequest.kind === 'endTurn' && passRequest.mode === 'hard') return pass('you passed the turn')
  if (isOwn || interrupts(top, view, actions, settings.seenAbilities)) return ASK
  return pass('you cannot respond')
}

const canAnythingAttack = ({ battlefield, viewer }: GameView): boolean =>
  battlefield.some(({ controller, types, tapped }) => controller !== viewer && types.includes('creature') && !tapped)

function decideOnEmptyStack(
  { view, actions, byHand }: Scene,
  { stops, seenAbilities }: PrioritySettings,
  passRequest: PassRequest,
): AutoDecision {
  const pass = (why: string): AutoDecision => ({ do: 'pass', why, pause: 'none' })
  if (passRequest.kind === 'endTurn') return pass('you passed the turn')
  if (passRequest.kind === 'toStep') return isReached(passRequest, view) ? ASK : pass('you passed until a step')
  const mine = view.turn.active === view.viewer
  const step = barStepOf(view.turn.step)
  if (!stops[mine ? 'mine' : 'theirs'].includes(step)) return pass('no stop here')
  if (!mine && step === 'declareAttackers' && !view.combat?.attackers.length) return pass('nothing attacks')
  if (!mine && step === 'beginCombat' && !canAnythingAttack(view)) return pass('nothing can attack')
  // Always stop in the player's first main phase, so that they see what they drew.
  if ((mine && step === 'main1') || byHand === 'everything') return ASK
  const isForAbilities = mine || ABILITY_STEPS.includes(step) || !DEFAULT_STOPS.theirs.includes(step)
  const isNew: Doing = ({ response }) => response !== undefined && !seenAbilities.has(response.key)
  if (hasReason(actions, isForAbilities ? () => true : isNew)) return ASK
  return pass('nothing to do here')
}
