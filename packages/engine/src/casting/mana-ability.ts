import type { ActivatedAbility } from '@spellwright/dsl'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Answer, Decision, Procedure, Purpose } from '../decision/decision.ts'
import { defaultAnswer } from '../decision/default.ts'
import type { Game } from '../game/game.ts'
import { contextWith } from '../query/context.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { activationKey, whyCantActivate } from './can-activate.ts'
import { Payer } from './cost-parts.ts'
import type { ManaUse } from './mana-sources.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import { startMana, startOf, startPlainly } from './plain-activation.ts'
import { totalAbilityCost } from './spell-cost.ts'

export function abilityOf(game: Game, id: ObjectId, key: string): AbilityInstance | undefined {
  if (!game.state.objects[id]) return undefined
  return characteristics(game, id).abilities.find((instance) => instance.key === key)
}

/** CR 605.3: a mana ability is activated and resolves at once, without the stack. False if its cost could not be paid. */
export function* activateMana(game: Game, player: PlayerId, use: ManaUse): Procedure<boolean> {
  const { object: id, instance } = use
  const ability = instance.ability as ActivatedAbility
  if (whyCantActivate(game, player, id, instance) !== null) return false
  let ctx = startOf(player, use)
  const { mana: symbols, parts } = totalAbilityCost(game, player, id, ability.cost, 0, ability.keyword, true)
  const taps = parts.some((part) => part.kind === 'tap')
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
    const paid = yield* payPart(game, new Payer(player, ctx), part, (name, value) => {
      ctx = contextWith(ctx, { bindings: { ...ctx.bindings, [name]: value } })
    })
    if (!paid) return false
  }
  count(game, id, instance)
  const adding = startMana(game, player, use, ctx, taps)
  if (adding !== null) yield* adding
  return true
}

/** Only abilities with a limit are counted. */
export function count(game: Game, id: ObjectId, instance: AbilityInstance): void {
  if (instance.ability.kind !== 'activated' || instance.ability.limit === undefined) return
  const at = activationKey(id, instance)
  game.state.activations.set(at, (game.state.activations.get(at) ?? 0) + 1)
}

/** A mana ability used on the way; one that touched a library cannot be reversed, nor can what paid for it (CR 733.1). */
export interface NotedUse {
  readonly use: ManaUse
  readonly answers: readonly { readonly purpose: Purpose; readonly answer: Answer }[]
  readonly irreversible: boolean
  /** Objects whose mana in the pool paid for it. */
  readonly paidBy: readonly number[]
}

const NO_SOURCES: readonly number[] = []

/** Whose mana is in the pool; most of the time it is empty. */
function sourcesIn(game: Game, player: PlayerId): readonly number[] {
  const { pool } = game.state.players[player]
  return pool.length === 0 ? NO_SOURCES : pool.map(({ source }) => source)
}

/** Mana of these objects was there before and is not any more. */
function spentSources(before: readonly number[], after: readonly number[], maker: number): number[] {
  const left = after.filter((source) => source !== maker)
  return before.filter((source) => {
    const at = left.indexOf(source)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Run a mana ability and note it, for a rewind; at once, where nobody need be asked. Says whether it could be done. */
export function startNoted(
  game: Game,
  player: PlayerId,
  use: ManaUse,
  noted: NotedUse[],
): Procedure<boolean> | boolean {
  const touches = game.libraryTouches
  const pool = sourcesIn(game, player)
  const plain = startPlainly(game, player, use)
  if (plain !== true)
    return noteAnswers(game, player, use, noted, plain || activateMana(game, player, use), touches, pool)
  noted.push({ use, answers: [], irreversible: game.libraryTouches !== touches, paidBy: NO_SOURCES })
  return true
}

function* noteAnswers(
  game: Game,
  player: PlayerId,
  use: ManaUse,
  noted: NotedUse[],
  // biome-ignore lint/suspicious/noConfusingVoidType: one that is begun is done in any case
  procedure: Procedure<boolean | void>,
  touches: number,
  pool: readonly number[],
): Procedure<boolean> {
  const answers: { purpose: Purpose; answer: Answer }[] = []
  let step = procedure.next()
  while (!step.done) {
    const answer: Answer = yield step.value
    answers.push({ purpose: step.value.purpose, answer })
    step = procedure.next(answer)
  }
  const paidBy = pool.length === 0 ? NO_SOURCES : spentSources(pool, sourcesIn(game, player), use.object)
  noted.push({ use, answers, irreversible: game.libraryTouches !== touches, paidBy })
  return step.value !== false
}

/** The same as one procedure. */
export function* activateNoted(game: Game, player: PlayerId, use: ManaUse, noted: NotedUse[]): Procedure<boolean> {
  const started = startNoted(game, player, use, noted)
  return typeof started === 'boolean' ? started : yield* started
}

/** After a rewind, do again what cannot be reversed: what touched a library, and what made the mana for it. */
export function redoIrreversible(game: Game, player: PlayerId, noted: readonly NotedUse[]): void {
  const needed = new Set<number>()
  const stands = noted.map(() => false)
  for (let at = noted.length - 1; at >= 0; at--) {
    const { use, irreversible, paidBy } = noted[at]!
    if (!irreversible && !needed.has(use.object)) continue
    stands[at] = true
    for (const source of paidBy) needed.add(source)
  }
  noted.forEach((note, at) => {
    if (stands[at]) redo(game, player, note)
  })
}

/** Do it again with the same answers; a question that did not come up then gets the default one. */
function redo(game: Game, player: PlayerId, { use, answers }: NotedUse): void {
  const procedure: Generator<Decision, boolean, Answer> = activateMana(game, player, use)
  const left = [...answers]
  let step = procedure.next()
  while (!step.done) {
    const { purpose } = step.value
    const at = left.findIndex((recorded) => recorded.purpose === purpose)
    const answer = at < 0 ? defaultAnswer(step.value) : left.splice(0, at + 1)[at]!.answer
    step = procedure.next(answer)
  }
}
