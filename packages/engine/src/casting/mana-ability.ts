import type { ActivatedAbility } from '@spellwright/dsl'
import { tap } from '../atoms/tap.ts'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Answer, Decision } from '../decision/decision.ts'
import { defaultAnswer } from '../decision/default.ts'
import { TAPPED_FOR_MANA } from '../effects/add-mana.ts'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { Asked } from '../game/game-core.ts'
import { abilityContext, type Context, contextBinding, contextWith } from '../query/context.ts'
import { InvariantError } from '../query/lookup.ts'
import { rulesOfKind } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { Bindings } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { MANA_KEY } from '../triggers/keys.ts'
import { activationKey, whyCantActivate } from './can-activate.ts'
import { Payer } from './cost-parts.ts'
import type { ManaUse } from './mana-sources.ts'
import { tappedForMana } from './mana-triggers.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import { isProductionReplaced } from './produced-mana.ts'
import { totalAbilityCost } from './spell-cost.ts'

export function abilityOf(game: Game, id: ObjectId, key: string): AbilityInstance | undefined {
  if (!game.state.objects[id]) return undefined
  return characteristics(game, id).abilities.find((instance) => instance.key === key)
}

/** The ability, which the object must have. */
export function mustHaveAbility(game: Game, id: ObjectId, key: string): AbilityInstance {
  const instance = abilityOf(game, id, key)
  if (!instance) throw new InvariantError(`Object ${id} has no ability ${key}`)
  return instance
}

/** CR 605.3: a mana ability resolves immediately, without the stack. Returns false if its cost could not be paid. */
function activateMana(game: Game, player: PlayerId, use: ManaUse): boolean {
  const { object: id, instance } = use
  const ability = instance.ability as ActivatedAbility
  if (whyCantActivate(game, player, id, instance) !== null) return false
  const paid = payActivation(game, player, id, ability, contextOfUse(player, use))
  if (paid === null) return false
  const taps = ability.cost.some((part) => part.kind === 'tap')
  const ctx = taps && isProductionReplaced(game) ? contextBinding(paid, TAPPED_FOR_MANA, 1) : paid
  count(game, id, instance)
  emit(game, [makeEvent('activated', { object: id, player, detail: `${MANA_KEY}${instance.key}`, controller: player })])
  const before = game.state.players.map(({ pool }) => pool.length)
  runEffects(game, ctx, ability.effects)
  const made = game.state.players.flatMap(({ pool }, seat) => pool.slice(before[seat]).map(({ type }) => type))
  // CR 106.12a: a land that produced no mana has not been tapped for mana.
  if (taps && made.length > 0) tappedForMana(game, id, player, [...new Set(made)])
  return true
}

/** The context with the choices of an automatic payment: which mana, and what is used up. */
function contextOfUse(player: PlayerId, { object, instance, mana, victim }: ManaUse): Context {
  const plain = abilityContext(object, player, instance.key)
  if (mana === null && victim === null) return plain
  const chosen: Bindings = mana === null ? {} : { 'mana.choice': mana }
  return contextWith(plain, { bindings: victim === null ? chosen : { ...chosen, 'cost.preset': [victim] } })
}

/** "{T}: …", as on most lands. */
const onlyTaps = ({ cost, costChange }: ActivatedAbility): boolean =>
  cost.length === 1 && itemAt(cost, 0).kind === 'tap' && costChange === undefined

/** Pays for it (CR 602.2b). Returns the context with what was used up, or null if it could not be paid. */
function payActivation(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  start: Context,
): Context | null {
  if (onlyTaps(ability) && rulesOfKind(game, 'abilityCostChange').length === 0) return tap(game, id) ? start : null
  const { mana: symbols, parts } = totalAbilityCost(game, player, id, ability.cost, 0, ability.keyword, true)
  if (!payMana(game, symbols, { kind: 'ability', object: id, player }, { except: [id] })) return null
  let ctx = start
  for (const part of parts) {
    const paid = payPart(game, new Payer(player, ctx, 'manaAbility'), part, (name, value) => {
      ctx = contextWith(ctx, { bindings: { ...ctx.bindings, [name]: value } })
    })
    if (!paid) return null
  }
  return ctx
}

/** Only abilities with a limit are counted. */
export function count(game: Game, id: ObjectId, instance: AbilityInstance): void {
  if (instance.ability.kind !== 'activated' || instance.ability.limit === undefined) return
  const at = activationKey(id, instance)
  game.state.activations.set(at, (game.state.activations.get(at) ?? 0) + 1)
}

/** A mana ability activated during an action. One that affected a library cannot be reversed, nor can what paid for it (CR 733.1). */
export interface NotedUse {
  readonly use: ManaUse
  readonly answers: readonly Asked[]
  readonly irreversible: boolean
  /** Objects whose mana in the pool paid for it. */
  readonly paidBy: readonly number[]
}

const NO_SOURCES: readonly number[] = []

/** The sources of the mana in the pool, which is usually empty. */
function sourcesIn(game: Game, player: PlayerId): readonly number[] {
  const { pool } = game.state.players[player]
  return pool.length === 0 ? NO_SOURCES : pool.map(({ source }) => source)
}

/** The sources whose mana is no longer in the pool. */
function spentSources(before: readonly number[], after: readonly number[], maker: number): number[] {
  const left = after.filter((source) => source !== maker)
  return before.filter((source) => {
    const at = left.indexOf(source)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Activates a mana ability and notes it for a rewind. Returns whether it could be activated. */
export function activateNoted(game: Game, player: PlayerId, use: ManaUse, noted: NotedUse[]): boolean {
  const touches = game.libraryTouches
  const pool = sourcesIn(game, player)
  const asked = game.asked.length
  const done = activateMana(game, player, use)
  const paidBy = pool.length === 0 ? NO_SOURCES : spentSources(pool, sourcesIn(game, player), use.object)
  noted.push({ use, answers: game.asked.slice(asked), irreversible: game.libraryTouches !== touches, paidBy })
  return done
}

/** After a rewind, repeats what cannot be reversed: abilities that affected a library, and those that made the mana for them. */
export function redoIrreversible(game: Game, player: PlayerId, noted: readonly NotedUse[]): void {
  const needed = new Set<number>()
  const isRepeated = noted.map(() => false)
  for (let at = noted.length - 1; at >= 0; at--) {
    const { use, irreversible, paidBy } = itemAt(noted, at)
    if (!irreversible && !needed.has(use.object)) continue
    isRepeated[at] = true
    for (const source of paidBy) needed.add(source)
  }
  noted.forEach((note, at) => {
    if (isRepeated[at]) redo(game, player, note)
  })
}

/** Repeats it with the same answers; a question that was not asked before gets the default answer. */
function redo(game: Game, player: PlayerId, { use, answers }: NotedUse): void {
  const left = [...answers]
  const answer = (decision: Decision): Answer => {
    const at = left.findIndex(({ purpose }) => purpose === decision.purpose)
    return at < 0 ? defaultAnswer(decision) : left.splice(0, at + 1)[at]!.answer
  }
  game.answeringWith(answer, () => activateMana(game, player, use))
}
