import type { Cost, CostPart, Filter, Quantity, Zone } from '@spellwright/dsl'
import { isLifeFixed } from '../atoms/life.ts'
import { countBits, hasKeyword, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { addCosts, asWaterbend, reduceCost } from '../mana/cost-arithmetic.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import type { Context } from '../query/context.ts'
import { matches, objectsMatching } from '../query/filter.ts'
import { controllerOf, countersOn, mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject } from '../query/refs.ts'
import { isAffected, playerRules, ruleApplies, rulesOfKind } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

/** What is paid for: a spell, an ability that is no mana ability, one that is, or anything else. */
export type PaidFor = 'spell' | 'ability' | 'manaAbility' | 'other'

/** The player who pays; `ctx.source` is the object whose cost it is. */
export class Payer {
  readonly player: PlayerId
  readonly ctx: Context
  readonly paidFor: PaidFor

  constructor(player: PlayerId, ctx: Context, paidFor: PaidFor = 'other') {
    this.player = player
    this.ctx = ctx
    this.paidFor = paidFor
  }
}

/** "Players can't pay life to cast spells or to activate abilities", perhaps only those that aren't mana abilities. */
export const mayPayLife = (game: Game, { player, paidFor }: Pick<Payer, 'player' | 'paidFor'>): boolean =>
  !isLifeFixed(game, player) &&
  (paidFor === 'other' ||
    playerRules(game, 'cantPayLife', player).every(({ rule }) => paidFor === 'manaAbility' && rule.mana === undefined))

/** "Players can't sacrifice creatures to cast spells or activate abilities." */
const maySacrifice = (game: Game, { player, paidFor }: Payer, id: ObjectId): boolean =>
  paidFor === 'other' ||
  playerRules(game, 'cantSacrificeToPay', player).every(({ rule, ctx }) => !matches(game, ctx, rule.what, id))

/** The cost with its repeated parts written out. */
export function flattenCost(game: Game, payer: Payer, cost: Cost): CostPart[] {
  const flat: CostPart[] = []
  for (const part of cost)
    if (part.kind === 'repeated') flat.push(...repeated(game, payer, part))
    else flat.push(part)
  return flat
}

/** Life is added up, since whether it can be paid depends on the sum (CR 119.4). */
function repeated(game: Game, payer: Payer, part: Extract<CostPart, { kind: 'repeated' }>): CostPart[] {
  const times = atLeastZero(quantity(game, payer.ctx, part.times))
  const once = flattenCost(game, payer, part.cost)
  const all: CostPart[] = []
  for (const inner of once)
    if (inner.kind === 'payLife') all.push({ kind: 'payLife', amount: times * quantity(game, payer.ctx, inner.amount) })
  const others = once.filter((inner) => inner.kind !== 'payLife')
  for (let time = 0; time < times; time++) all.push(...others)
  return all
}

const costOwner = (game: Game, { ctx }: Payer, { of }: Extract<CostPart, { kind: 'ownManaCost' }>): ObjectId =>
  of === undefined ? ctx.source : firstObject(game, ctx, of)

/** The mana cost of a card, perhaps reduced. */
function manaCostOf(game: Game, payer: Payer, part: Extract<CostPart, { kind: 'ownManaCost' }>): readonly ManaSymbol[] {
  const { symbols } = ManaCost.parse(characteristics(game, costOwner(game, payer, part)).manaCost)
  return part.less === undefined ? symbols : reduceCost(symbols, ManaCost.parse(part.less).symbols)
}

/** The mana of a cost, X included. */
export function manaOf(game: Game, payer: Payer, parts: readonly CostPart[]): readonly ManaSymbol[] {
  const symbols: (readonly ManaSymbol[])[] = []
  for (const part of parts) {
    if (part.kind === 'mana') symbols.push(ManaCost.parse(part.mana).symbols)
    else if (part.kind === 'waterbend') symbols.push(asWaterbend(ManaCost.parse(part.mana).symbols))
    else if (part.kind === 'generic')
      symbols.push([{ kind: 'generic', amount: atLeastZero(quantity(game, payer.ctx, part.amount)) }])
    else if (part.kind === 'ownManaCost') symbols.push(manaCostOf(game, payer, part))
  }
  return symbols.length === 0 ? [] : addCosts(...symbols)
}

export const isManaPart = (part: CostPart): boolean =>
  part.kind === 'mana' || part.kind === 'generic' || part.kind === 'ownManaCost' || part.kind === 'waterbend'

const own = (game: Game, payer: Payer, filter: Filter, zone: PayingZone): ObjectId[] => {
  const { player, ctx } = payer
  if (zone === 'battlefield')
    return objectsMatching(game, ctx, filter).filter((id) => controllerOf(game, id) === player)
  return game.state[zone][player].filter((id) => id !== ctx.source && matches(game, ctx, filter, id, zone))
}

type PayingZone = (typeof PAYING_ZONES)[number] | 'library'

const isPayingZone = (zone: Filter['zone']): zone is PayingZone =>
  zone === 'library' || PAYING_ZONES.some((other) => other === zone)

const zoneOf = (filter: Filter, fallback: PayingZone): PayingZone =>
  isPayingZone(filter.zone) ? filter.zone : fallback

/** CR 702.167a: "from among permanents you control and/or cards in your graveyard". */
function fromZones(game: Game, payer: Payer, filter: Filter): ObjectId[] {
  if (!Array.isArray(filter.zone)) return own(game, payer, filter, zoneOf(filter, 'hand'))
  const zones = filter.zone as readonly Zone[]
  return PAYING_ZONES.filter((zone) => zones.includes(zone)).flatMap((zone) =>
    own(game, payer, filter, zone).filter((id) => mustGet(game, id).zone === zone),
  )
}

/** How many counters of that kind, or of any kinds, could be removed from it. */
const removable = (object: GameObject, kind: string): number =>
  kind === 'any' ? Object.values(object.counters ?? {}).reduce((sum, n) => sum + n, 0) : countersOn(object, kind)

const kindWord = (kind: string): string => (kind === 'any' ? '' : `${kind} `)

const PAYING_ZONES = ['battlefield', 'graveyard', 'hand'] as const

export const amount = (game: Game, payer: Payer, part: { count?: Parameters<typeof quantity>[2] }): number =>
  part.count === undefined ? 1 : atLeastZero(quantity(game, payer.ctx, part.count))

/** What could be used to pay this part. */
export function candidatesFor(game: Game, payer: Payer, part: CostPart): ObjectId[] {
  switch (part.kind) {
    case 'sacrifice':
      if (part.what === 'self') return [payer.ctx.source]
      return own(game, payer, part.what, 'battlefield').filter((id) => maySacrifice(game, payer, id))
    case 'returnToHand':
      return part.what === 'self' ? [payer.ctx.source] : own(game, payer, part.what, 'battlefield')
    case 'discard':
      if (part.what === 'self') return [payer.ctx.source]
      return own(game, payer, part.what === 'hand' ? {} : part.what, 'hand')
    case 'exile': {
      if (part.what === 'self') return [payer.ctx.source]
      const cards = fromZones(game, payer, part.what)
      return part.top === undefined ? cards : cards.slice(Math.max(0, cards.length - amount(game, payer, part)))
    }
    case 'putOnBottom':
      return own(game, payer, part.what, zoneOf(part.what, 'hand'))
    case 'reveal':
      if (part.what === 'self') return [payer.ctx.source]
      if (part.what === 'hand') return own(game, payer, {}, 'hand')
      return own(game, payer, part.what, zoneOf(part.what, 'hand'))
    case 'behold':
      return [...own(game, payer, part.what, 'battlefield'), ...own(game, payer, part.what, 'hand')]
    case 'putCounters':
      return part.on === undefined ? [payer.ctx.source] : own(game, payer, part.on, 'battlefield')
    case 'collectEvidence':
      return own(game, payer, {}, 'graveyard')
    case 'tapOther':
      return own(game, payer, part.what, 'battlefield').filter((id) => !mustGet(game, id).tapped)
    case 'removeCounters':
      if (part.from === undefined || part.from === 'self') return [payer.ctx.source]
      return own(game, payer, part.from, 'battlefield').filter(
        (id) => removable(mustGet(game, id), part.counter) >= (part.spread ? 1 : amount(game, payer, part)),
      )
    default:
      return []
  }
}

/** Why this part cannot be paid, as a sentence, or null. Mana is checked elsewhere. */
export function whyCantPay(game: Game, payer: Payer, part: CostPart): string | null {
  const { player, ctx } = payer
  const object = game.state.objects[ctx.source]
  switch (part.kind) {
    case 'mana':
    case 'generic':
    case 'waterbend':
    case 'gainLife':
      return null
    case 'ownManaCost':
      return characteristics(game, costOwner(game, payer, part)).manaCost === null
        ? `${nameOf(game, costOwner(game, payer, part))} has no mana cost to pay`
        : null
    case 'tap':
      if (!object || object.tapped) return `${nameOf(game, ctx.source)} is already tapped`
      return isTooSickToTap(game, ctx.source) ? `${nameOf(game, ctx.source)} has summoning sickness` : null
    case 'untap':
      if (!object?.tapped) return `${nameOf(game, ctx.source)} is not tapped`
      return isTooSickToTap(game, ctx.source) ? `${nameOf(game, ctx.source)} has summoning sickness` : null
    case 'payLife': {
      const life = atLeastZero(quantity(game, ctx, part.amount))
      if (life > 0 && !mayPayLife(game, payer)) return "you can't pay life for that"
      return game.state.players[player].life >= life ? null : `you have less than ${life} life`
    }
    case 'payEnergy': {
      const needed = atLeastZero(quantity(game, ctx, part.amount))
      return (game.state.players[player].counters['energy'] ?? 0) >= needed
        ? null
        : `you have less than ${needed} energy`
    }
    case 'removeCounters': {
      const needed = amount(game, payer, part)
      if (part.from !== undefined && part.from !== 'self') {
        const found = candidatesFor(game, payer, part)
        const all = found.reduce((sum, id) => sum + removable(mustGet(game, id), part.counter), 0)
        const isEnough = part.spread ? all >= needed : found.length > 0
        return isEnough ? null : `nothing has ${needed} ${kindWord(part.counter)}counters`
      }
      return object && removable(object, part.counter) >= needed
        ? null
        : `${nameOf(game, ctx.source)} has no ${kindWord(part.counter)}counter to remove`
    }
    case 'loyalty': {
      const change = part.change === '-X' ? -ctx.x : part.change
      const has = object ? countersOn(object, 'loyalty') : 0
      return has + change >= 0 ? null : `${nameOf(game, ctx.source)} has only ${has} loyalty`
    }
    case 'sacrifice':
    case 'returnToHand':
    case 'discard':
    case 'exile':
    case 'reveal':
    case 'tapOther':
    case 'putOnBottom':
      return enough(game, payer, part)
    case 'putCounters':
      return candidatesFor(game, payer, part).length > 0 ? null : 'you control nothing to put counters on'
    case 'behold':
      return candidatesFor(game, payer, part).length > 0 ? null : 'there is nothing you could behold'
    case 'exert':
      return object?.zone === 'battlefield' ? null : `${nameOf(game, ctx.source)} is not there`
    case 'collectEvidence':
      return whyNoEvidence(game, payer, part)
    case 'mill':
      return game.state.library[player].length >= amount(game, payer, part) ? null : 'your library has too few cards'
    case 'choice':
      return part.options.some((option) => canPayEach(game, payer, option))
        ? null
        : 'none of the possible costs can be paid'
    case 'repeated':
      return whyCantPayOne(game, payer, flattenCost(game, payer, [part]))
  }
}

function whyNoEvidence(game: Game, payer: Payer, part: Extract<CostPart, { kind: 'collectEvidence' }>): string | null {
  const needed = atLeastZero(quantity(game, payer.ctx, part.amount))
  const total = candidatesFor(game, payer, part).reduce((sum, id) => sum + manaValueOf(game, id), 0)
  return total >= needed ? null : `the cards in your graveyard have less than ${needed} mana value together`
}

/** Why one of these parts cannot be paid, or null. */
function whyCantPayOne(game: Game, payer: Payer, parts: readonly CostPart[]): string | null {
  for (const part of parts) {
    const why = whyCantPay(game, payer, part)
    if (why !== null) return why
  }
  return null
}

const canPayEach = (game: Game, payer: Payer, parts: readonly CostPart[]): boolean =>
  whyCantPayOne(game, payer, parts) === null

/** The life that all these parts take together. */
export const lifeIn = (game: Game, { ctx }: Payer, parts: readonly CostPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'payLife' ? atLeastZero(quantity(game, ctx, part.amount)) : 0), 0)

/** Why these parts cannot be paid together, or null: no object and no life can be used up for two of them. */
export function whyCantPayAll(game: Game, payer: Payer, parts: readonly CostPart[]): string | null {
  let taking = 0
  for (const part of parts) {
    const why = whyCantPay(game, payer, part)
    if (why !== null) return why
    if (TAKING.has(part.kind)) taking++
  }
  const life = lifeIn(game, payer, parts)
  if (life > game.state.players[payer.player].life && life > 0) return `you have less than ${life} life`
  return taking < 2 ? null : whyCantTakeAll(game, payer, parts)
}

const TAKING: ReadonlySet<CostPart['kind']> = new Set(['sacrifice', 'returnToHand', 'discard', 'exile'])

/** Any subset of the parts needs as many different objects as it uses up together. */
function whyCantTakeAll(game: Game, payer: Payer, parts: readonly CostPart[]): string | null {
  const demands = parts
    .filter((part) => TAKING.has(part.kind) && !('totalPower' in part) && !('what' in part && part.what === 'hand'))
    .map((part) => ({
      from: candidatesFor(game, payer, part),
      count: amount(game, payer, part as { count?: Quantity }),
    }))
  for (let some = 1; some < 1 << demands.length; some++) {
    const chosen = demands.filter((_, index) => (some & (1 << index)) !== 0)
    const needed = chosen.reduce((sum, { count }) => sum + count, 0)
    if (new Set(chosen.flatMap(({ from }) => from)).size < needed) return 'you have too little to pay for all of it'
  }
  return null
}

function enough(game: Game, payer: Payer, part: Extract<CostPart, { kind: keyof typeof VERB }>): string | null {
  if (part.what === 'self') {
    const object = game.state.objects[payer.ctx.source]
    const wanted = part.kind === 'discard' ? 'hand' : part.kind === 'sacrifice' ? 'battlefield' : object?.zone
    if (object?.zone !== wanted) return `${nameOf(game, payer.ctx.source)} is not there`
    const isForbidden = part.kind === 'sacrifice' && !maySacrifice(game, payer, payer.ctx.source)
    return isForbidden ? "you can't sacrifice it for that" : null
  }
  if (part.what === 'hand') return null
  if ((part.kind === 'sacrifice' || part.kind === 'tapOther') && part.totalPower !== undefined) {
    const power = candidatesFor(game, payer, part).reduce((sum, id) => sum + Math.max(0, paidPower(game, payer, id)), 0)
    return power >= part.totalPower ? null : `your creatures have less than ${part.totalPower} power together`
  }
  if (part.kind === 'exile' && part.cardTypes !== undefined)
    return cardTypesOf(game, candidatesFor(game, payer, part)) >= part.cardTypes
      ? null
      : `there are fewer than ${part.cardTypes} card types among them`
  const needed = amount(game, payer, part)
  return candidatesFor(game, payer, part).length >= needed ? null : `there is nothing you could ${VERB[part.kind]}`
}

export const manaValueOf = (game: Game, id: ObjectId): number => characteristics(game, id).manaValue
/** The power a creature counts with where it pays for a cost of that source (CR 702.122c). */
export const paidPower = (game: Game, { ctx: { source } }: Payer, id: ObjectId): number =>
  rulesOfKind(game, 'crewsWithMorePower').reduce(
    (power, { rule, ctx }) =>
      isAffected(game, ctx, rule.what, id) && matches(game, ctx, rule.for, source) ? power + rule.more : power,
    characteristics(game, id).power,
  )
/** The number of card types among these cards. */
export const cardTypesOf = (game: Game, ids: readonly ObjectId[]): number =>
  countBits(ids.reduce((bits, id) => bits | characteristics(game, id).types, 0))

/** What is done to an object that pays. */
export const VERB = {
  sacrifice: 'sacrifice',
  returnToHand: 'return to your hand',
  discard: 'discard',
  exile: 'exile',
  reveal: 'reveal',
  tapOther: 'tap',
  putOnBottom: 'put on the bottom of your library',
} as const

/** CR 302.6: unless an effect lets its abilities be activated as though it had haste. */
export const isTooSickToTap = (game: Game, id: ObjectId): boolean =>
  hasSummoningSickness(game, id) && !ruleApplies(game, 'activateAsThoughHaste', id)

/** CR 302.6: a creature's {T} and {Q} abilities need control since the turn began, or haste. */
export function hasSummoningSickness(game: Game, id: ObjectId): boolean {
  const object = mustGet(game, id)
  const c = characteristics(game, id)
  // Controlled continuously since that player's most recent turn began, regardless of whose turn it is now.
  if (object.controlledSince <= game.state.players[c.controller].latestTurn) return false
  return isCreature(c) && !hasKeyword(c, 'haste')
}
