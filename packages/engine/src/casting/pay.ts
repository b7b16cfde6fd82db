import { payLife } from '../atoms/life.ts'
import { link } from '../atoms/link.ts'
import { moveObjects } from '../atoms/move.ts'
import { tap } from '../atoms/tap.ts'
import { characteristics } from '../continuous/read.ts'
import type { PayAnswer } from '../decision/action.ts'
import { ask } from '../decision/ask.ts'
import type { Answer, ManaChoice, PayDecision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { waterbendAmount } from '../mana/cost-arithmetic.ts'
import { choicesForGeneric, type PoolPayment, payFromPool } from '../mana/generic-choices.ts'
import { canPay, findPayment } from '../mana/payment.ts'
import type { PaymentPlan, PaymentRequest, PhyrexianPolicy } from '../mana/payment-types.ts'
import type { ManaUnit } from '../mana/pool.ts'
import { isPlainSymbol, type ManaSymbol, manaCostText } from '../mana/symbol.ts'
import { matches } from '../query/filter.ts'
import { nameOf } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { updatePool } from '../state/update.ts'
import { whyCantActivate } from './can-activate.ts'
import { mayPayLife } from './cost-parts.ts'
import { activateNoted, type NotedUse } from './mana-ability.ts'
import { riderAllows, type SpendingFor } from './mana-options.ts'
import { manaAbilitiesOf } from './mana-permanents.ts'
import { type ManaSources, type ManaUse, manaSources } from './mana-sources.ts'
import { type Helper, type Helpers, helperKey, helpersFor, withHelpers, withWaterbenders } from './pay-helpers.ts'
import { lifeForMana, withinLife } from './shared-payments.ts'

export interface PayOptions {
  /** Objects the cost itself needs, which may not be used for mana. */
  readonly except?: readonly ObjectId[]
  /** Left untapped by the automatic payment if the rest is enough: the land that becomes a creature. */
  readonly spare?: ObjectId
  readonly phyrexian?: PhyrexianPolicy
  readonly noted?: NotedUse[]
  readonly spent?: (symbol: number, units: readonly ManaUnit[]) => void
  /** The spell being paid for, whose convoke, delve or improvise may help. */
  readonly helpers?: ObjectId
  /** The life that the rest of the cost takes. */
  readonly lifeElsewhere?: number
  /** Told how much life was paid for Phyrexian mana. */
  readonly lifePaid?: (life: number) => void
}

/** CR 609.4b: mana that may be spent as though it were of any color, or of any type, pays for every such symbol. */
function asSpendable(game: Game, use: SpendingFor, symbols: readonly ManaSymbol[]): readonly ManaSymbol[] {
  const rules = playerRules(game, 'spendAsAnyColor', use.player).filter(({ rule, ctx }) => {
    const what = use.kind === 'spell' ? rule.spell : rule.abilitiesOf
    if (what !== undefined) return use.kind !== 'other' && matches(game, ctx, what, use.object, null)
    return rule.spell === undefined && rule.abilitiesOf === undefined
  })
  if (rules.length === 0) return symbols
  const isAnyType = rules.some(({ rule }) => rule.type === 'anyType')
  const isOpen = (symbol: ManaSymbol): boolean => isColored(symbol) || (isAnyType && symbol.kind === 'typed')
  return symbols.map((symbol) => (isOpen(symbol) ? { kind: 'generic', amount: 1 } : symbol))
}

function isColored(symbol: ManaSymbol): boolean {
  if (symbol.kind === 'typed') return symbol.type !== 'C'
  return symbol.kind === 'hybrid' || symbol.kind === 'monoHybrid' || symbol.kind === 'restricted'
}

const isFree = (symbols: readonly ManaSymbol[]): boolean =>
  symbols.every((symbol) => symbol.kind === 'generic' && symbol.amount === 0)

const NO_OPTIONS: PayOptions = {}
const NOTHING: readonly ObjectId[] = []

/** Could this mana be paid now? */
export const canPayMana = (
  game: Game,
  symbols: readonly ManaSymbol[],
  use: SpendingFor,
  options: PayOptions = NO_OPTIONS,
): boolean => isFree(symbols) || new Payment(game, symbols, use, options).isPossible()

/**
 * Pay mana (CR 601.2g–h): from the pool if that is enough; otherwise the player may make mana first, let the engine do
 * it, or decline. Returns whether it was paid.
 */
export const payMana = (game: Game, symbols: readonly ManaSymbol[], use: SpendingFor, options: PayOptions): boolean =>
  isFree(symbols) || new Payment(game, symbols, use, options).pay()

/** What the mana could be paid with. */
interface Resources {
  readonly request: PaymentRequest
  readonly mana: ManaSources
  readonly helpers: Helpers
}

interface Solved extends Pick<Resources, 'mana' | 'helpers'> {
  readonly plan: PaymentPlan | null
}

const NO_SOURCES: ManaSources = { sources: [], uses: [], abilities: [] }

/** "You can't spend mana to cast this spell." */
const isWithoutMana = (game: Game, spell: ObjectId): boolean =>
  characteristics(game, spell).abilities.some(
    ({ ability }) => ability.kind === 'static' && ability.rule?.kind === 'cantSpendMana',
  )

/** Mana that a player has to pay for something. */
class Payment {
  private readonly game: Game
  private readonly player: PlayerId
  private readonly symbols: readonly ManaSymbol[]
  private readonly use: SpendingFor
  private readonly options: PayOptions
  private readonly isManaAllowed: boolean

  constructor(game: Game, symbols: readonly ManaSymbol[], use: SpendingFor, options: PayOptions) {
    this.game = game
    this.player = use.player
    this.symbols = asSpendable(game, use, symbols)
    this.use = use
    this.options = mayPayLife(game, { player: use.player, paidFor: use.kind === 'spell' ? 'spell' : 'other' })
      ? options
      : { ...options, phyrexian: 'manaOnly' }
    this.isManaAllowed = use.kind !== 'spell' || !isWithoutMana(game, use.object)
  }

  isPossible(): boolean {
    return this.lives().some((forMana) => canPay(this.resources(this.options.except ?? NOTHING, forMana).request))
  }

  pay(): boolean {
    for (;;) {
      const choices = this.poolChoices()
      const [first] = choices
      if (first && choices.length === 1) return this.spend(first)
      const solved = this.solve()
      const decision = this.decision(solved, choices)
      if (decision.plan === null && choices.length === 0 && decision.abilities.length === 0) return false
      const answer = ask<'pay'>(this.game, decision)
      if (answer.kind === 'cancel') return false
      if (answer.kind === 'pool') return this.spend(choices[answer.choice ?? 0] ?? null)
      if (answer.kind === 'auto') return this.execute(solved)
      this.activate(answer.object, answer.ability)
    }
  }

  /** The life that can be paid beside the rest of the cost (CR 119.4). */
  private get life(): number {
    return this.game.state.players[this.player].life - (this.options.lifeElsewhere ?? 0)
  }

  /** How much life sources of mana may take; the rest can pay for Phyrexian mana. One attempt, unless life is short. */
  private lives(): readonly number[] {
    const { game, player, symbols, use, options, life } = this
    const most = this.isManaAllowed ? lifeForMana(manaSources(game, player, use, options.except)) : 0
    if (most === 0 || symbols.every(isPlainSymbol)) return [Math.min(most, life)]
    return most + 2 * symbols.length <= life ? [most] : [Math.min(most, life), 0]
  }

  /** The player's mana pool, with what may be spent on this. */
  private usablePool(): readonly (ManaUnit & { usable: boolean })[] {
    const { game, player, use } = this
    return game.state.players[player].pool.map(({ type, snow, source, rider, persists, riderController }) => {
      const usable = this.isManaAllowed && riderAllows(game, rider, riderController, source as ObjectId, use)
      return { type, snow, source, rider, persists, riderController, usable }
    })
  }

  /** The ways to pay from the pool alone. */
  private poolChoices(): readonly PoolPayment[] {
    const { symbols, options } = this
    const pool = this.usablePool()
    const policy = options.phyrexian ?? 'manaOnly'
    if (pool.length === 0 && (policy === 'manaOnly' || symbols.every(isPlainSymbol))) return []
    return choicesForGeneric(pool, symbols, this.life, policy)
  }

  private resources(except: readonly ObjectId[], forMana: number): Resources {
    const { game, player, symbols, use, options } = this
    const mana = this.isManaAllowed ? withinLife(manaSources(game, player, use, except), forMana) : NO_SOURCES
    const others = helpersFor(game, player, options.helpers)
    const { sources, helpers } = waterbendAmount(symbols) > 0 ? withWaterbenders(game, player, except, others) : others
    const { all, at } = withHelpers(mana, sources, helpers)
    const phyrexian = options.phyrexian ?? 'preferMana'
    const request = { symbols, pool: this.usablePool(), sources: all, life: this.life - forMana, phyrexian }
    return { request, mana, helpers: at }
  }

  /** The automatic payment, if possible without the object that should be spared. */
  private solve(): Solved {
    const { except = NOTHING, spare = NO_OBJECT } = this.options
    const spared = spare === NO_OBJECT ? null : this.solveWithout([...except, spare])
    return spared?.plan ? spared : this.solveWithout(except)
  }

  private solveWithout(except: readonly ObjectId[]): Solved {
    const solved = this.lives().map((forMana): Solved => {
      const { request, mana, helpers } = this.resources(except, forMana)
      const result = findPayment(request)
      return { plan: result.ok ? result.plan : null, mana, helpers }
    })
    return solved.find(({ plan }) => plan !== null) ?? itemAt(solved, 0)
  }

  private decision(solved: Solved, choices: readonly PoolPayment[]): PayDecision {
    const { game, player, symbols, use, options } = this
    const costText = manaCostText(symbols)
    return {
      shape: 'pay',
      player,
      purpose: choices.length > 1 ? 'genericPayment' : 'pay',
      source: use.object,
      text: `Pay ${costText} for ${nameOf(game, use.object)}.`,
      cost: symbols,
      costText,
      plan: choices.length === 0 ? describePlan(game, solved) : null,
      abilities: this.isManaAllowed ? manaSources(game, player, use, options.except ?? NOTHING).abilities : [],
      poolChoices: choices.map((choice) => choice.remaining.map((unit) => `{${unit.type}}`).join('')),
    }
  }

  private activate(object: ObjectId, key: string): void {
    const { game, player, options } = this
    const instance = manaAbilitiesOf(characteristics(game, object)).find((i) => i.key === key)
    if (!instance || whyCantActivate(game, player, object, instance) !== null) return
    activateNoted(game, player, { object, instance, mana: null, victim: null }, options.noted ?? [])
  }

  /** Carry out the automatic payment. */
  private execute({ plan, mana, helpers }: Solved): boolean {
    if (!plan) return false
    const { game, player, options } = this
    const noted = options.noted ?? []
    const left: ManaSymbol[] = [...this.symbols]
    for (const { index, use, helper } of victimsLast(plan, mana, helpers)) {
      if (use) {
        if (!activateNoted(game, player, use, noted)) return false
        continue
      }
      if (!helper || !this.useHelper(helper)) return false
      for (const { symbol, from } of plan.spend)
        if (from.kind === 'use' && from.use === index) left[symbol] = oneLess(left[symbol])
    }
    return this.spend(payFromPool(this.usablePool(), left, this.life, options.phyrexian ?? 'preferMana'))
  }

  private useHelper(helper: Helper): boolean {
    const { game, player, use } = this
    // CR 702.51c: the permanent the spell becomes knows which creatures convoked it.
    if (helper.kind === 'convoke') link(game, use.object, 'convoke', [helper.object])
    if (helper.kind !== 'delve') return tap(game, helper.object)
    const cause = { kind: 'cost', source: use.object, controller: player } as const
    // CR 702.66c: the permanent the spell becomes knows which cards were exiled for it.
    link(game, use.object, 'delve', moveObjects(game, [{ id: helper.object, to: 'exile', cause }]))
    return true
  }

  private spend(payment: PoolPayment | null): boolean {
    if (!payment) return false
    const { game, player, use, options } = this
    updatePool(game, player, payment.remaining.map(withoutUsable))
    payment.spent.forEach((units, symbol) => {
      options.spent?.(symbol, units)
    })
    payLife(game, player, payment.lifePaid, use.object)
    options.lifePaid?.(payment.lifePaid)
    return true
  }
}

const withoutUsable = ({ usable: _, ...unit }: ManaUnit & { usable?: boolean }): ManaUnit => unit

/** The symbol with one mana less to pay. */
const oneLess = (symbol: ManaSymbol | undefined): ManaSymbol => ({
  kind: 'generic',
  amount: symbol?.kind === 'generic' ? symbol.amount - 1 : 0,
})

/** One step of an automatic payment: a mana ability, or something that pays in place of mana. */
interface PlannedUse {
  readonly index: number
  readonly use: ManaUse | undefined
  readonly helper: Helper | undefined
}

const plannedUses = ({ uses }: PaymentPlan, mana: ManaSources, helpers: Helpers): PlannedUse[] =>
  uses.map(({ key, option }, index) => ({
    index,
    use: mana.uses[key]?.[option],
    helper: helpers.get(helperKey(key, option)),
  }))

/** The uses of a plan in order, except that a permanent makes its own mana before it is sacrificed for other mana. */
function victimsLast(plan: PaymentPlan, mana: ManaSources, helpers: Helpers): readonly PlannedUse[] {
  let waiting = plannedUses(plan, mana, helpers)
  const victimOf = ({ use }: PlannedUse): ObjectId | null => use?.victim ?? null
  if (waiting.every((one) => victimOf(one) === null)) return waiting
  const order: PlannedUse[] = []
  while (waiting.length > 0) {
    const ready = waiting.filter((one) => {
      const victim = victimOf(one)
      return victim === null || !waiting.some((other) => other !== one && other.use?.object === victim)
    })
    const next = ready.length > 0 ? ready : waiting
    order.push(...next)
    waiting = waiting.filter((one) => !next.includes(one))
  }
  return order
}

function describePlan(game: Game, { plan, mana, helpers }: Solved): PayDecision['plan'] {
  if (plan === null) return null
  const uses = plannedUses(plan, mana, helpers).map(({ use, helper }): ManaChoice => {
    if (use) {
      const victim = use.victim === null ? '' : ` (uses ${nameOf(game, use.victim)})`
      return { object: use.object, ability: use.instance.key, label: `${nameOf(game, use.object)}${victim}` }
    }
    const { object, kind } = helper as Helper
    return { object, ability: kind, label: `${kind}: ${nameOf(game, object)}` }
  })
  const isPainful = plan.uses.some(({ key, option }) => {
    const { costClass = 0 } = (mana.uses[key]?.[option] && mana.sources[key]?.options[option]) || {}
    return costClass === 1 || costClass >= 3
  })
  return { uses, lifePaid: plan.lifePaid, painful: plan.lifePaid > 0 || isPainful }
}

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
