import type { Cost, CostChange, Filter, Targets } from '@spellwright/dsl'
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
import { announcedSpell, type CastRequest, castingPermission } from './cast.ts'
import {
  castableFaces,
  costOfMethod,
  isFaceDownMethod,
  isInstantMethod,
  isOfFrontFace,
  methodsFor,
  whyForbidden,
  withFace,
} from './cast-options.ts'
import { isCheaperForTargets, isPayableForSomeTarget } from './cheaper-for-targets.ts'
import { asIfPaid, bringsTargets, canPayWith, greatestX, possibleXs, usesX } from './choose-costs.ts'
import { waysToPay } from './cost-options.ts'
import { lifeIn, Payer, whyCantPayAll } from './cost-parts.ts'
import { emergeCost, isEmerge, isPayableByEmerging } from './emerge.ts'
import { isHarmonize, isPayableByHarmonizing } from './harmonize.ts'
import { canPayMana } from './pay.ts'
import { isPermitted } from './permissions.ts'
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

/** Why that spell cannot be cast now, as a sentence, or null. Checks everything in CR 601.3, and whether its mana can be paid. */
export function canCastNow(game: Game, player: PlayerId, request: CastRequest, checks: CastChecks = {}): string | null {
  const { object: id, face, method } = request
  const object = game.state.objects[id]
  if (!object) return 'that card is not there'
  if (!checks.transformed && !castableFaces(game, object).includes(face))
    return `${nameOf(game, id)} can't be cast that way`
  const faceDown = isFaceDownMethod(method)
  // Casting methods are read with the chosen face up, but not yet face down.
  const methods =
    checks.timing === false
      ? null
      : withFace(game, id, face, () => methodsFor(game, player, id, characteristics(game, id)))
  if (methods && !methods.includes(method)) {
    const c = characteristics(game, id)
    if ((c.types & TYPE_BIT.land) !== 0) return `${c.name} is a land, not a spell`
    return object.zone === 'hand' ? `${c.name} can't be cast that way now` : `${c.name} can't be cast from there`
  }
  const price = withFace(game, id, isOfFrontFace(method) ? 0 : face, () =>
    costOfMethod(game, characteristics(game, id), method),
  )
  const permission = checks.timing === false ? undefined : castingPermission(game, player, request)
  const announced = () => {
    const name = nameOf(game, id)
    const c = characteristics(game, id)
    let flashCost: readonly Cost[] = NO_COSTS
    if (checks.timing !== false) {
      if (isSplitSecond(game)) return `${name}: a spell with split second is on the stack`
      const isInstantTime = hasInstantTiming(game, player, id, c) || isInstantMethod(game, c, method)
      if (!isSorceryTime(game, player) && !isInstantTime && !faceDown) flashCost = costsOfFlash(game, id)
      const isTime = isInstantTime || flashCost.length > 0
      if (!isSorceryTime(game, player) && (!isTime || isHeldToSorceryTime(game, player, id)))
        return `${name} can be cast only in your main phase with an empty stack`
    }
    // CR 702.103d: as an Aura spell, it is no creature spell that an effect allows.
    const isAllowed = object.zone === 'hand' || !price.paid.includes('bestow') || checks.timing === false
    if (!isAllowed && !isPermitted(game, player, id, object.zone, 'bestow'))
      return `${name} can't be cast bestowed from there`
    // CR 205.4e
    if (isLegendarySpell(c) && !anyMatching(game, contextOf(id, player), LEGEND))
      return `${name}: you control no legendary creature or planeswalker`
    const forbidden = whyForbidden(game, player, id)
    if (forbidden) return `${name}: ${forbidden}`
    const ability = faceDown ? { targets: {}, effects: [] } : spellAbilityOf(game, id, price.paid)
    const ctx = contextOf(id, player, { x: 0 })
    const base = isEmerge(method) ? emergeCost(game, player, id, method) : (request.cost ?? price.cost)
    if (
      !hasLegalTargets(game, ctx, ability.targets, id) &&
      !hasTargetsForX(game, ctx, ability.targets, base) &&
      !hasTargetsForPayment(game, player, id, base)
    )
      return `${name} has no legal target`
    if ('modes' in ability && ability.modes) {
      const legal = legalModes(game, ctx, ability.modes, id)
      if (legal.length < Math.min(1, atLeastZero(quantity(game, ctx, ability.modes.min))))
        return `${name} has no legal mode`
    }
    const additional = faceDown ? [] : [...mandatoryCosts(game, id), ...flashCost]
    if (isEmerge(method)) {
      const canPay = () => canPayWith(game, player, id, base, additional, price.paid)
      return isPayableByEmerging(game, player, id, method, canPay) ? null : `${name}: you can't pay its emerge cost`
    }
    const modes = 'modes' in ability ? ability.modes : undefined
    // It is enough that one mode can be paid for.
    const choices =
      modes?.keyword === undefined
        ? [additional]
        : legalModes(game, ctx, modes, id).map((mode) => [...additional, itemAt(modes.options, mode).cost ?? []])
    let total: TotalCost | null = null
    let why: string | null = null
    for (const [own = [], ...others] of choices.flatMap((costs) => [...waysToPay([base, ...costs])])) {
      total = totalSpellCost(game, player, id, { base: own, additional: others, x: 0 })
      const payer = new Payer(player, ctx, 'spell')
      why = whyCantPayAll(game, payer, total.parts)
      const use = { kind: 'spell' as const, object: id, player }
      const lifeElsewhere = lifeIn(game, payer, total.parts)
      if (why === null && canPayMana(game, total.mana, use, { phyrexian: 'preferMana', helpers: id, lifeElsewhere }))
        return null
    }
    // What one X cannot be paid with, another can: "exile a card with mana value X".
    if (why !== null && usesX(base) && possibleXs(game, player, id, base, additional).length > 0) return null
    if (why !== null) return `${name}: ${why}`
    if (isCheaperIfPaid(c) && isPayableOtherwise(game, player, id, base, additional)) return null
    if (isHarmonize(method)) {
      const canPay = (except: readonly ObjectId[]) => canPayWith(game, player, id, base, additional, price.paid, except)
      if (isPayableByHarmonizing(game, player, id, canPay)) return null
    }
    const item = announcedSpell(id, request, permission)
    if (isCheaperForTargets(c) && isPayableForSomeTarget(game, player, id, ability, item, base, additional)) return null
    return `${name}: you can't pay ${ManaCost.of(total?.mana ?? []).toString()}`
  }
  // CR 702.103d
  const as = faceDown ? 'faceDown' : price.paid.includes('bestow') ? 'bestowed' : 'faceUp'
  if (permission?.rule.additional === undefined) return withFace(game, id, face, announced, as)
  const stack = announcedSpell(id, request, permission)
  return withFace(game, id, face, () => asIf(game, objectWith(mustGet(game, id), { stack }), announced), as)
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
