import { payLife } from '../atoms/life.ts'
import { moveObjects } from '../atoms/move.ts'
import { tap } from '../atoms/tap.ts'
import { characteristics } from '../continuous/read.ts'
import type { PayAnswer } from '../decision/action.ts'
import { ask } from '../decision/ask.ts'
import type { Answer, ManaChoice, PayDecision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { choicesForGeneric, type PoolPayment, payFromPool } from '../mana/generic-choices.ts'
import { canPay, findPayment, type PaymentPlan, type PaymentRequest, type PhyrexianPolicy } from '../mana/payment.ts'
import type { ManaUnit } from '../mana/pool.ts'
import { isPlainSymbol, type ManaSymbol, manaCostText } from '../mana/symbol.ts'
import { nameOf } from '../query/lookup.ts'
import { playerRules, rulesOfKind } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { setPool } from '../state/update.ts'
import { whyCantActivate } from './can-activate.ts'
import { isKeepable, keep, keptFor, type Prepared } from './kept-payment.ts'
import { activateNoted, type NotedUse } from './mana-ability.ts'
import { manaAbilitiesOf } from './mana-makers.ts'
import { riderAllows, type SpendingFor } from './mana-options.ts'
import { type ManaSources, type ManaUse, manaSources } from './mana-sources.ts'
import { type Helper, type Helpers, helperKey, helpersFor, withHelpers } from './pay-helpers.ts'

export interface PayOptions {
  /** Objects the cost itself needs, not to be used for mana. */
  readonly except?: readonly ObjectId[]
  /** Left untapped by the automatic payment where the rest is enough: the land that becomes a creature. */
  readonly spare?: ObjectId
  /** May the player decline (rewinding a cast, not paying "unless")? */
  readonly cancel: boolean
  readonly phyrexian?: PhyrexianPolicy
  readonly noted?: NotedUse[]
  readonly spent?: (symbol: number, units: readonly ManaUnit[]) => void
  /** Convoke, delve, improvise: the spell being paid for. */
  readonly helpers?: ObjectId
}

/** CR 609.4b: mana that may be spent as though it were of any color pays for every colored symbol. */
function asSpendable(game: Game, player: PlayerId, symbols: readonly ManaSymbol[]): readonly ManaSymbol[] {
  if (rulesOfKind(game, 'spendAsAnyColor').length === 0) return symbols
  if (playerRules(game, 'spendAsAnyColor', player).length === 0) return symbols
  return symbols.map((symbol) => (isColored(symbol) ? { kind: 'generic', amount: 1 } : symbol))
}

function isColored(symbol: ManaSymbol): boolean {
  if (symbol.kind === 'typed') return symbol.type !== 'C'
  return symbol.kind === 'hybrid' || symbol.kind === 'monoHybrid' || symbol.kind === 'restricted'
}

const isFree = (symbols: readonly ManaSymbol[]): boolean =>
  symbols.every((symbol) => symbol.kind === 'generic' && symbol.amount === 0)

const EMPTY_POOL: readonly never[] = []

/** The player's mana as the solver sees it. */
export function usablePool(
  game: Game,
  player: PlayerId,
  use: SpendingFor,
): readonly (ManaUnit & { usable: boolean })[] {
  const { pool } = game.state.players[player]
  if (pool.length === 0) return EMPTY_POOL
  return pool.map((unit) => ({
    type: unit.type,
    snow: unit.snow,
    source: unit.source,
    rider: unit.rider,
    persists: unit.persists,
    riderController: unit.riderController,
    usable: riderAllows(game, unit.rider, unit.riderController, use),
  }))
}

interface Solved {
  readonly plan: PaymentPlan | null
  readonly mana: ManaSources
  readonly helpers: Helpers
  readonly gaveUp: boolean
}

function prepare(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
  except: readonly ObjectId[] = options.except ?? [],
): Prepared {
  const mana = manaSources(game, player, use, except)
  const { sources, helpers } = helpersFor(game, player, options.helpers)
  const { all, at } = withHelpers(mana, sources, helpers)
  const request: PaymentRequest = {
    symbols,
    pool: usablePool(game, player, use),
    sources: all,
    life: game.state.players[player].life,
    phyrexian: options.phyrexian ?? 'preferMana',
  }
  return { request, mana, helpers: at }
}

export function solve(
  game: Game,
  player: PlayerId,
  printed: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
): Solved {
  const spare = options.spare ?? NO_OBJECT
  const symbols = asSpendable(game, player, printed)
  if (spare === NO_OBJECT) return attempt(game, player, symbols, use, options)
  const spared = attempt(game, player, symbols, use, options, [...(options.except ?? []), spare])
  return spared.plan === null ? attempt(game, player, symbols, use, options) : spared
}

function attempt(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
  except?: readonly ObjectId[],
): Solved {
  const prepared = prepare(game, player, symbols, use, options, except)
  const { request, mana, helpers } = prepared
  const result = keptFor(game, prepared) ?? findPayment(request)
  return { plan: result.ok ? result.plan : null, mana, helpers, gaveUp: !result.ok && result.reason === 'gaveUp' }
}

/** Could it be paid at all? */
export function canPayMana(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions = { cancel: true },
): boolean {
  return isFree(symbols) || canPay(prepare(game, player, asSpendable(game, player, symbols), use, options).request)
}

/** The same question from whoever is about to pay: the payment found is kept for that. */
export function canPayNow(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
): boolean {
  if (isFree(symbols)) return true
  const prepared = prepare(game, player, asSpendable(game, player, symbols), use, options)
  if (!isKeepable(prepared)) return canPay(prepared.request)
  const result = findPayment(prepared.request)
  keep(game, prepared, result)
  return result.ok
}

/**
 * Pay mana (CR 601.2g–h): from the pool where that is enough, otherwise the player may make mana first, let the engine do
 * it, or decline. Returns whether it was paid.
 */
export function payMana(
  game: Game,
  player: PlayerId,
  printed: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
): boolean {
  if (isFree(printed)) return true
  const symbols = asSpendable(game, player, printed)
  for (;;) {
    const pool = usablePool(game, player, use)
    const life = game.state.players[player].life
    const policy = options.phyrexian ?? 'manaOnly'
    const choices =
      pool.length === 0 && (policy === 'manaOnly' || symbols.every(isPlainSymbol))
        ? []
        : choicesForGeneric(pool, symbols, life, policy)
    if (choices.length === 1) {
      spend(game, player, use, choices[0]!, options)
      return true
    }
    const solved = solve(game, player, symbols, use, options)
    const decision = payDecision(game, player, symbols, use, options, solved, choices)
    if (decision.plan === null && decision.poolChoices.length === 0 && decision.abilities.length === 0) return false
    const answer = ask<'pay'>(game, decision)
    if (answer.kind === 'cancel') return false
    if (answer.kind === 'pool') {
      spend(game, player, use, choices[answer.choice ?? 0]!, options)
      return true
    }
    if (answer.kind === 'auto') return execute(game, player, symbols, use, options, solved)
    const chosen = manaUseOf(game, player, answer.object, answer.ability)
    if (chosen) activateNoted(game, player, chosen, options.noted ?? [])
  }
}

function manaUseOf(game: Game, player: PlayerId, object: ObjectId, key: string): ManaUse | null {
  const instance = manaAbilitiesOf(characteristics(game, object)).find((i) => i.key === key)
  if (!instance || whyCantActivate(game, player, object, instance) !== null) return null
  return { object, instance, mana: null, victim: null }
}

function payDecision(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
  solved: Solved,
  choices: readonly PoolPayment[],
): PayDecision {
  const costText = manaCostText(symbols)
  return {
    shape: 'pay',
    player,
    purpose: choices.length > 1 ? 'genericPayment' : 'pay',
    source: use.object,
    text: `Pay ${costText} for ${nameOf(game, use.object)}.`,
    cost: symbols,
    costText,
    plan: solved.plan && choices.length === 0 ? describePlan(game, solved) : null,
    abilities: manaSources(game, player, use, options.except ?? []).abilities,
    poolChoices: choices.map((choice) => choice.remaining.map((unit) => `{${unit.type}}`).join('')),
  }
}

function describePlan(game: Game, solved: Solved): NonNullable<PayDecision['plan']> {
  const plan = solved.plan!
  let painful = plan.lifePaid > 0
  const uses = plan.uses.map(({ key, option }): ManaChoice => {
    const use = solved.mana.uses[key]?.[option]
    if (!use) {
      const helper = solved.helpers.get(helperKey(key, option))!
      return { object: helper.object, ability: helper.kind, label: `${helper.kind}: ${nameOf(game, helper.object)}` }
    }
    const source = solved.mana.sources[key]!.options[option]!
    if (source.costClass === 1 || source.costClass >= 3) painful = true
    const victim = use.victim === null ? '' : ` (uses ${nameOf(game, use.victim)})`
    return { object: use.object, ability: use.instance.key, label: `${nameOf(game, use.object)}${victim}` }
  })
  return { uses, lifePaid: plan.lifePaid, painful }
}

/** Carry out the automatic payment. */
function execute(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions,
  solved: Solved,
): boolean {
  const plan = solved.plan
  if (!plan) return false
  const noted = options.noted ?? []
  const left: ManaSymbol[] = [...symbols]
  for (const index of victimsLast(solved, plan)) {
    const step = plan.uses[index]!
    const manaUse = solved.mana.uses[step.key]?.[step.option]
    if (manaUse) {
      if (!activateNoted(game, player, manaUse, noted)) return false
      continue
    }
    const helper = solved.helpers.get(helperKey(step.key, step.option))!
    if (!useHelper(game, player, helper, use)) return false
    for (const spent of plan.spend)
      if (spent.from.kind === 'use' && spent.from.use === index) left[spent.symbol] = less(left[spent.symbol]!)
  }
  const payment = payFromPool(
    usablePool(game, player, use),
    left,
    game.state.players[player].life,
    options.phyrexian ?? 'preferMana',
  )
  if (!payment) return false
  spend(game, player, use, payment, options)
  return true
}

/** The uses of a plan in order, except that a permanent makes its own mana before it is sacrificed for other mana. */
function victimsLast(solved: Solved, plan: PaymentPlan): readonly number[] {
  const use = (index: number): ManaUse | undefined => {
    const { key, option } = plan.uses[index]!
    return solved.mana.uses[key]?.[option]
  }
  let waiting = plan.uses.map((_, index) => index)
  if (waiting.every((index) => (use(index)?.victim ?? null) === null)) return waiting
  const order: number[] = []
  while (waiting.length > 0) {
    const ready = waiting.filter((index) => {
      const victim = use(index)?.victim ?? null
      return victim === null || !waiting.some((other) => other !== index && use(other)?.object === victim)
    })
    const next = ready.length > 0 ? ready : waiting
    order.push(...next)
    waiting = waiting.filter((index) => !next.includes(index))
  }
  return order
}

/** One mana less to pay for this symbol. */
const less = (symbol: ManaSymbol): ManaSymbol =>
  symbol.kind === 'generic' ? { kind: 'generic', amount: symbol.amount - 1 } : { kind: 'generic', amount: 0 }

function useHelper(game: Game, player: PlayerId, helper: Helper, use: SpendingFor): boolean {
  if (helper.kind !== 'delve') return tap(game, helper.object)
  moveObjects(game, [
    { id: helper.object, to: 'exile', cause: { kind: 'cost', source: use.object, controller: player } },
  ])
  return true
}

function spend(game: Game, player: PlayerId, use: SpendingFor, payment: PoolPayment, options: PayOptions): void {
  setPool(game, player, payment.remaining.map(withoutMark))
  payment.spent.forEach((units, symbol) => {
    options.spent?.(symbol, units)
  })
  payLife(game, player, payment.lifePaid, use.object)
}

const withoutMark = (unit: ManaUnit & { usable?: boolean }): ManaUnit => ({
  type: unit.type,
  snow: unit.snow,
  source: unit.source,
  rider: unit.rider,
  persists: unit.persists,
  riderController: unit.riderController,
})

/** Why a payment answer is refused. */
export function whyIllegalPayment(decision: PayDecision, answer: Answer): string | null {
  const pay = answer as PayAnswer
  switch (pay?.kind) {
    case 'auto':
      return decision.plan ? null : 'There is no automatic payment for this cost.'
    case 'cancel':
      return null
    case 'pool': {
      const choice = pay.choice ?? 0
      return decision.poolChoices[choice] === undefined ? 'The mana pool does not hold enough to pay this cost.' : null
    }
    case 'activate':
      return decision.abilities.some((a) => a.object === pay.object && a.ability === pay.ability)
        ? null
        : 'That is not a mana ability you can activate now.'
    default:
      return 'The answer to a payment must be auto, pool, activate or cancel.'
  }
}
