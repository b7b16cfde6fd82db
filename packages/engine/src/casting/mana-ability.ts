import type { ActivatedAbility } from '@spellwright/dsl'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Answer, Decision, Procedure } from '../decision/decision.ts'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextOf } from '../query/context.ts'
import { controllerOf } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { Bindings } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { MANA_KEY } from '../triggers/keys.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { activationKey, whyCantActivate } from './can-activate.ts'
import { flattenCost, isManaPart, manaOf, payPart } from './cost-parts.ts'
import type { ManaUse } from './mana-sources.ts'
import { payMana } from './pay.ts'

export function abilityOf(game: Game, id: ObjectId, key: string): AbilityInstance | undefined {
  if (!game.state.objects[id]) return undefined
  return characteristics(game, id).abilities.find((instance) => instance.key === key)
}

/** CR 605.3: a mana ability is activated and resolves at once, without the stack. False if its cost could not be paid. */
export function* activateMana(game: Game, player: PlayerId, use: ManaUse): Procedure<boolean> {
  const { object: id, instance } = use
  const ability = instance.ability as ActivatedAbility
  if (whyCantActivate(game, player, id, instance) !== null) return false
  let bindings: Bindings = {}
  if (use.mana !== null) bindings = { ...bindings, 'mana.choice': use.mana }
  if (use.victim !== null) bindings = { ...bindings, 'cost.preset': [use.victim] }
  const ctx = (): Context => contextOf(id, player, { bindings, abilityKey: instance.key })
  const parts = flattenCost(game, { player, ctx: ctx() }, ability.cost)
  const taps = parts.some((part) => part.kind === 'tap')
  const symbols = manaOf(game, { player, ctx: ctx() }, parts)
  if (symbols.length > 0) {
    const paid = yield* payMana(
      game,
      player,
      symbols,
      { kind: 'ability', object: id, player },
      { except: [id], cancel: true },
    )
    if (!paid) return false
  }
  for (const part of parts) {
    if (isManaPart(part)) continue
    const paid = yield* payPart(game, { player, ctx: ctx() }, part, (name, value) => {
      bindings = { ...bindings, [name]: value }
    })
    if (!paid) return false
  }
  count(game, id, instance.key)
  emit(game, [makeEvent('activated', { object: id, player, detail: `${MANA_KEY}${instance.key}`, controller: player })])
  yield* runEffects(game, ctx(), ability.effects)
  if (taps) yield* tappedForMana(game, id, player)
  return true
}

export function count(game: Game, id: ObjectId, key: string): void {
  const at = activationKey(id, key)
  game.state.activations.set(at, (game.state.activations.get(at) ?? 0) + 1)
}

/** CR 605.4: triggered mana abilities resolve right after the mana ability that triggered them. */
function* tappedForMana(game: Game, id: ObjectId, player: PlayerId): Procedure {
  const event = makeEvent('tappedForMana', { object: id, player })
  const entries = triggerIndex(game).byKind.get('tappedForMana') ?? []
  emit(game, [event])
  for (const { ability, source, controller, instance } of entries) {
    if (!isManaAbility(ability)) continue
    const ctx = contextOf(source, controller, { abilityKey: instance.key })
    const roles = matchEvent(game, ctx, ability.on, event)
    if (!roles) continue
    const full = { ...ctx, event: { ...roles, player: controllerOf(game, id) } }
    if (ability.condition && !condition(game, full, ability.condition)) continue
    yield* runEffects(game, full, ability.effects)
  }
}

/** A mana ability that touched a library cannot be reversed (CR 733.1): it is done again after a rewind. */
export interface IrreversibleUse {
  readonly use: ManaUse
  readonly answers: readonly Answer[]
}

/** Run a mana ability and note it if it cannot be reversed. */
export function* activateNoted(
  game: Game,
  player: PlayerId,
  use: ManaUse,
  noted: IrreversibleUse[],
): Procedure<boolean> {
  const touches = game.libraryTouches
  const answers: Answer[] = []
  const procedure = activateMana(game, player, use)
  let step = procedure.next()
  while (!step.done) {
    const answer: Answer = yield step.value
    answers.push(answer)
    step = procedure.next(answer)
  }
  if (game.libraryTouches !== touches) noted.push({ use, answers })
  return step.value
}

/** Do it again with the same answers, after the rest was rewound. */
export function redo(game: Game, player: PlayerId, { use, answers }: IrreversibleUse): void {
  const procedure: Generator<Decision, boolean, Answer> = activateMana(game, player, use)
  let step = procedure.next()
  for (const answer of answers) {
    if (step.done) return
    step = procedure.next(answer)
  }
}
