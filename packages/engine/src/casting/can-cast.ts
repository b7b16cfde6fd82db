import type { Cost, CostChange, Filter, SpellAbility, Targets, Zone } from '@spellwright/dsl'
import { type Characteristics, hasSupertype, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { type Context, contextOf, contextWith } from '../query/context.ts'
import { anyMatching } from '../query/filter.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { asIf } from '../state/as-if.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { objectWith } from '../state/records.ts'
import { spellAbilityOf } from './announce.ts'
import {
  castableFaces,
  costOfMethod,
  isInstantMethod,
  isOfFrontFace,
  type MethodCost,
  methodsFor,
  whyForbidden,
  withFace,
} from './cast-options.ts'
import { announcedSpell, type CastRequest, castingPermission } from './cast-request.ts'
import { isCheaperForTargets, isPayableForSomeTarget } from './cheaper-for-targets.ts'
import { asIfPaid, bringsTargets, canPayWith, greatestX, possibleXs, usesX } from './choose-costs.ts'
import { waysToPay } from './cost-options.ts'
import { lifeIn, Payer, whyCantPayAll } from './cost-parts.ts'
import { emergeCost, isEmerge, isPayableByEmerging } from './emerge.ts'
import { isHarmonize, isPayableByHarmonizing } from './harmonize.ts'
import { canPayMana } from './pay.ts'
import { isPermitted, type Permission } from './permissions.ts'
import { mandatoryCosts, optionalCosts, type TotalCost, totalSpellCost } from './spell-cost.ts'
import { dependOnX, hasLegalTargets, legalModes } from './targets.ts'
import { hasInstantTiming, isHeldToSorceryTime, isSorceryTime, isSplitSecond } from './timing.ts'

export interface CastChecks {
  /** Casting during a resolution ignores timing and permissions. */
  readonly timing?: boolean
  /** CR 712.11a: an effect casts it with its back face up. */
  readonly transformed?: boolean
}

/** "This spell costs {2} less to cast for each card exiled this way." */
const isPerPayment = (change: CostChange): boolean =>
  change.kind === 'reduce' && typeof change.times === 'object' && change.times.kind === 'timesPaid'

/** "This spell costs {2} less to cast if it's bargained." */
const isCheaperIfPaid = (c: Characteristics): boolean =>
  c.abilities.some(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.rule?.kind === 'costChange' &&
      (ability.condition?.kind === 'paid' || isPerPayment(ability.rule.change)),
  )

const LEGEND: Filter = { type: ['creature', 'planeswalker'], supertype: 'legendary', controller: 'you' }

const isLegendarySpell = (c: Characteristics): boolean =>
  (c.types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0 && hasSupertype(c, 'legendary')

const isPayableOtherwise = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  additional: readonly Cost[],
): boolean =>
  optionalCosts(game, id).some(({ cost, name }) => canPayWith(game, player, id, base, [...additional, cost], [name]))

/** A spell that somebody may want to cast, as its card is now. */
interface Attempt {
  readonly player: PlayerId
  readonly request: CastRequest
  readonly zone: Zone
  readonly price: MethodCost
  readonly permission: Permission | undefined
  /** Is it cast during a resolution, where timing and permissions do not matter? */
  readonly isFreeOfTiming: boolean
}

/** Why that spell cannot be cast now, as a sentence, or null. Checks everything in CR 601.3, and whether it can be paid for. */
export function canCastNow(game: Game, player: PlayerId, request: CastRequest, checks: CastChecks = {}): string | null {
  const { object: id, face, method } = request
  const object = game.state.objects[id]
  if (!object) return 'that card is not there'
  if (!checks.transformed && !castableFaces(game, object).includes(face))
    return `${nameOf(game, id)} can't be cast that way`
  const isFreeOfTiming = checks.timing === false
  const wrongMethod = isFreeOfTiming ? null : whyWrongMethod(game, player, request, object.zone)
  if (wrongMethod !== null) return wrongMethod
  const price = withFace(game, id, isOfFrontFace(method) ? 0 : face, () =>
    costOfMethod(game, characteristics(game, id), method),
  )
  const permission = isFreeOfTiming ? undefined : castingPermission(game, player, request)
  const attempt: Attempt = { player, request, zone: object.zone, price, permission, isFreeOfTiming }
  // CR 702.103d
  const as = price.faceDown ? 'faceDown' : price.paid.includes('bestow') ? 'bestowed' : 'faceUp'
  if (permission?.rule.additional === undefined) return withFace(game, id, face, () => whyCantCastAs(game, attempt), as)
  const stack = announcedSpell(id, request, permission)
  const whyWithCost = () => asIf(game, objectWith(mustGet(game, id), { stack }), () => whyCantCastAs(game, attempt))
  return withFace(game, id, face, whyWithCost, as)
}

/** Casting methods are read with the chosen face up, but not yet face down. */
function whyWrongMethod(game: Game, player: PlayerId, request: CastRequest, zone: Zone): string | null {
  const { object: id, face, method } = request
  const methods = withFace(game, id, face, () => methodsFor(game, player, id, characteristics(game, id)))
  if (methods.includes(method)) return null
  const c = characteristics(game, id)
  if ((c.types & TYPE_BIT.land) !== 0) return `${c.name} is a land, not a spell`
  return zone === 'hand' ? `${c.name} can't be cast that way now` : `${c.name} can't be cast from there`
}

/** Why the spell, which now looks as it would on the stack, cannot be cast. */
function whyCantCastAs(game: Game, attempt: Attempt): string | null {
  const { player, request, zone, price, isFreeOfTiming } = attempt
  const id = request.object
  const c = characteristics(game, id)
  const name = nameOf(game, id)
  const flashCost = isFreeOfTiming ? NO_COSTS : flashCostsNow(game, attempt, c)
  const wrongTime = isFreeOfTiming ? null : whyWrongTime(game, attempt, c, flashCost)
  if (wrongTime !== null) return `${name}${wrongTime}`
  // CR 702.103d: as an Aura spell, it is no creature spell that an effect allows.
  const isAllowed = zone === 'hand' || !price.paid.includes('bestow') || isFreeOfTiming
  if (!isAllowed && !isPermitted(game, player, id, zone, 'bestow')) return `${name} can't be cast bestowed from there`
  // CR 205.4e
  if (isLegendarySpell(c) && !anyMatching(game, contextOf(id, player), LEGEND))
    return `${name}: you control no legendary creature or planeswalker`
  const forbidden = whyForbidden(game, player, id)
  if (forbidden) return `${name}: ${forbidden}`
  const base = isEmerge(request.method) ? emergeCost(game, player, id, request.method) : (request.cost ?? price.cost)
  const ability: Choices = price.faceDown ? NO_CHOICES : spellAbilityOf(game, id, price.paid)
  const noChoice = whyNoChoice(game, player, id, ability, base)
  if (noChoice !== null) return `${name} has no legal ${noChoice}`
  const unpayable = whyUnpayable(game, attempt, c, ability, base, flashCost)
  return unpayable === null ? null : `${name}: ${unpayable}`
}

type Choices = Pick<SpellAbility, 'targets' | 'modes'>

const NO_CHOICES: Choices = { targets: {} }

const isInstantTime = (game: Game, { player, request }: Attempt, c: Characteristics): boolean =>
  hasInstantTiming(game, player, request.object, c) || isInstantMethod(game, c, request.method)

/** What has to be paid to cast it as though it had flash, where it could not be cast now without that. */
const flashCostsNow = (game: Game, attempt: Attempt, c: Characteristics): readonly Cost[] =>
  isSorceryTime(game, attempt.player) || attempt.price.faceDown || isInstantTime(game, attempt, c)
    ? NO_COSTS
    : costsOfFlash(game, attempt.request.object)

/** CR 601.3, 304.1, 307.1: how the sentence goes on behind the name of the card, or null. */
function whyWrongTime(game: Game, attempt: Attempt, c: Characteristics, flashCost: readonly Cost[]): string | null {
  const { player, request } = attempt
  if (isSplitSecond(game)) return ': a spell with split second is on the stack'
  if (isSorceryTime(game, player)) return null
  const isTime = flashCost.length > 0 || isInstantTime(game, attempt, c)
  if (isTime && !isHeldToSorceryTime(game, player, request.object)) return null
  return ' can be cast only in your main phase with an empty stack'
}

/** CR 601.2b–c: whether it lacks a legal target or a legal mode. */
function whyNoChoice(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { targets, modes }: Choices,
  base: Cost,
): 'target' | 'mode' | null {
  const ctx = contextOf(id, player, { x: 0 })
  const hasTargets =
    hasLegalTargets(game, ctx, targets, id) ||
    hasTargetsForX(game, ctx, targets, base) ||
    hasTargetsForPayment(game, player, id, base)
  if (!hasTargets) return 'target'
  if (modes === undefined) return null
  const least = Math.min(1, atLeastZero(quantity(game, ctx, modes.min)))
  return legalModes(game, ctx, modes, id).length < least ? 'mode' : null
}

/** Why its costs cannot be paid in any way, or null. */
function whyUnpayable(
  game: Game,
  { player, request, price, permission }: Attempt,
  c: Characteristics,
  ability: Choices,
  base: Cost,
  flashCost: readonly Cost[],
): string | null {
  const { object: id, method } = request
  const additional = price.faceDown ? NO_COSTS : [...mandatoryCosts(game, id), ...flashCost]
  if (isEmerge(method)) {
    const canPay = () => canPayWith(game, player, id, base, additional, price.paid)
    return isPayableByEmerging(game, player, id, method, canPay) ? null : "you can't pay its emerge cost"
  }
  const { why, total } = whyUnpayableAtOnce(game, player, id, ability, base, additional)
  if (total === null) return null
  // What one X cannot be paid with, another can: "exile a card with mana value X".
  if (why !== null && usesX(base) && possibleXs(game, player, id, base, additional).length > 0) return null
  if (why !== null) return why
  if (isCheaperIfPaid(c) && isPayableOtherwise(game, player, id, base, additional)) return null
  if (isHarmonize(method)) {
    const canPay = (except: readonly ObjectId[]) => canPayWith(game, player, id, base, additional, price.paid, except)
    if (isPayableByHarmonizing(game, player, id, canPay)) return null
  }
  const item = announcedSpell(id, request, permission)
  if (isCheaperForTargets(c) && isPayableForSomeTarget(game, player, id, ability, item, base, additional)) return null
  return `you can't pay ${ManaCost.of(total.mana).toString()}`
}

interface Unpayable {
  /** Why what is not mana cannot be paid, or null if only mana is missing. */
  readonly why: string | null
  /** The last total cost that was tried, or null if one can be paid. */
  readonly total: TotalCost | null
}

const PAYABLE: Unpayable = { why: null, total: null }
const NO_WAY: TotalCost = { mana: [], parts: [] }

/** Tries each choice of costs, and each mode (it is enough that one can be paid for), with X as 0. */
function whyUnpayableAtOnce(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { modes }: Choices,
  base: Cost,
  additional: readonly Cost[],
): Unpayable {
  const ctx = contextOf(id, player, { x: 0 })
  const payer = new Payer(player, ctx, 'spell')
  const choices =
    modes?.keyword === undefined
      ? [additional]
      : legalModes(game, ctx, modes, id).map((mode) => [...additional, itemAt(modes.options, mode).cost ?? []])
  let last: Unpayable = { why: null, total: NO_WAY }
  for (const [own = [], ...others] of choices.flatMap((costs) => [...waysToPay([base, ...costs])])) {
    const total = totalSpellCost(game, player, id, { base: own, additional: others, x: 0 })
    const why = whyCantPayAll(game, payer, total.parts)
    const use = { kind: 'spell' as const, object: id, player }
    const options = { phyrexian: 'preferMana', helpers: id, lifeElsewhere: lifeIn(game, payer, total.parts) } as const
    if (why === null && canPayMana(game, total.mana, use, options)) return PAYABLE
    last = { why, total }
  }
  return last
}

const NO_COSTS: readonly Cost[] = []

/** What has to be paid in addition to cast it as though it had flash. */
const costsOfFlash = (game: Game, id: ObjectId): readonly Cost[] =>
  optionalCosts(game, id).flatMap(({ cost, flash }) => (flash === undefined ? [] : [cost]))

/** The greatest X with every optional cost paid that makes the spell cheaper each time. */
function greatestXWithOptions(game: Game, player: PlayerId, id: ObjectId, base: Cost): number {
  const additional: Cost[] = [...mandatoryCosts(game, id)]
  const paid: string[] = []
  if (isCheaperIfPaid(characteristics(game, id)))
    for (const { cost, name, repeatable } of optionalCosts(game, id))
      while (repeatable && canPayWith(game, player, id, base, [...additional, cost], [...paid, name])) {
        additional.push(cost)
        paid.push(name)
      }
  return asIfPaid(game, id, paid, () => greatestX(game, player, id, base, additional))
}

/** Are there legal targets if an optional cost is paid (CR 601.2b–c)? */
const hasTargetsForPayment = (game: Game, player: PlayerId, id: ObjectId, base: Cost): boolean =>
  optionalCosts(game, id).some(
    (option) =>
      bringsTargets(game, player, id, option) &&
      canPayWith(game, player, id, base, [...mandatoryCosts(game, id), option.cost], [option.name]),
  )

/** Are there legal targets for some X above 0 that can be paid? */
function hasTargetsForX(game: Game, ctx: Context, targets: Targets | undefined, base: Cost): boolean {
  if (!dependOnX(targets)) return false
  const { source, controller } = ctx
  const most = greatestXWithOptions(game, controller, source, base)
  for (let x = 1; x <= most; x++) if (hasLegalTargets(game, contextWith(ctx, { x }), targets, source)) return true
  return false
}
