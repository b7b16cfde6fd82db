import type { Cost, CostPart, Filter, Quantity } from '@spellwright/dsl'
import { putCounters, removeCounters } from '../atoms/counters.ts'
import { discardCards } from '../atoms/discard.ts'
import { mill } from '../atoms/draw.ts'
import { collectEvidence, exert } from '../atoms/keyword-actions.ts'
import { payLife } from '../atoms/life.ts'
import { moveObjects } from '../atoms/move.ts'
import { sacrificeAll } from '../atoms/sacrifice.ts'
import { tap, untap } from '../atoms/tap.ts'
import { hasKeyword, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, askOption, type Procedure } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { addCosts } from '../mana/cost-arithmetic.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import type { Context } from '../query/context.ts'
import { matches, objectsMatching } from '../query/filter.ts'
import { controllerOf, countersOn, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Binding } from '../state/object.ts'
import { nextInt } from '../state/rng.ts'
import { emit } from '../triggers/collect.ts'

/** Who pays, for what; `ctx.source` is the object whose cost it is. */
export class Payer {
  readonly player: PlayerId
  readonly ctx: Context

  constructor(player: PlayerId, ctx: Context) {
    this.player = player
    this.ctx = ctx
  }
}

/** "−X" loyalty, repeated and chosen costs made plain: a flat list of parts. */
export function flattenCost(game: Game, payer: Payer, cost: Cost): CostPart[] {
  const flat: CostPart[] = []
  for (const part of cost)
    if (part.kind === 'repeated') flat.push(...repeated(game, payer, part))
    else flat.push(part)
  return flat
}

/** Life is one sum: whether it can be paid depends on all of it (CR 119.4). */
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

/** The mana of a cost, X included. */
export function manaOf(game: Game, payer: Payer, parts: readonly CostPart[]): readonly ManaSymbol[] {
  const symbols: (readonly ManaSymbol[])[] = []
  for (const part of parts) {
    if (part.kind === 'mana') symbols.push(ManaCost.parse(part.mana).symbols)
    else if (part.kind === 'generic')
      symbols.push([{ kind: 'generic', amount: atLeastZero(quantity(game, payer.ctx, part.amount)) }])
    else if (part.kind === 'ownManaCost')
      symbols.push(ManaCost.parse(characteristics(game, payer.ctx.source).manaCost).symbols)
  }
  return symbols.length === 0 ? [] : addCosts(...symbols)
}

export const isManaPart = (part: CostPart): boolean =>
  part.kind === 'mana' || part.kind === 'generic' || part.kind === 'ownManaCost'

const own = (game: Game, payer: Payer, filter: Filter, zone: 'battlefield' | 'hand' | 'graveyard'): ObjectId[] => {
  const { player, ctx } = payer
  if (zone === 'battlefield')
    return objectsMatching(game, ctx, filter).filter((id) => controllerOf(game, id) === player)
  return game.state[zone][player].filter((id) => id !== ctx.source && matches(game, ctx, filter, id, zone))
}

const zoneOf = (
  filter: Filter,
  fallback: 'battlefield' | 'hand' | 'graveyard',
): 'battlefield' | 'hand' | 'graveyard' =>
  filter.zone === 'hand' || filter.zone === 'graveyard' || filter.zone === 'battlefield' ? filter.zone : fallback

const amount = (game: Game, payer: Payer, part: { count?: Parameters<typeof quantity>[2] }): number =>
  part.count === undefined ? 1 : atLeastZero(quantity(game, payer.ctx, part.count))

/** What could be used to pay this part. */
export function candidatesFor(game: Game, payer: Payer, part: CostPart): ObjectId[] {
  switch (part.kind) {
    case 'sacrifice':
    case 'returnToHand':
      return part.what === 'self' ? [payer.ctx.source] : own(game, payer, part.what, 'battlefield')
    case 'discard':
      if (part.what === 'self') return [payer.ctx.source]
      return own(game, payer, part.what === 'hand' ? {} : part.what, 'hand')
    case 'exile': {
      if (part.what === 'self') return [payer.ctx.source]
      const cards = own(game, payer, part.what, zoneOf(part.what, 'hand'))
      return part.top === undefined ? cards : cards.slice(Math.max(0, cards.length - amount(game, payer, part)))
    }
    case 'reveal':
      return part.what === 'self' ? [payer.ctx.source] : own(game, payer, part.what, zoneOf(part.what, 'hand'))
    case 'collectEvidence':
      return own(game, payer, {}, 'graveyard')
    case 'tapOther':
      return own(game, payer, part.what, 'battlefield').filter((id) => !game.state.objects[id]!.tapped)
    case 'removeCounters':
      if (part.from === undefined || part.from === 'self') return [payer.ctx.source]
      return own(game, payer, part.from, 'battlefield').filter(
        (id) => countersOn(game.state.objects[id]!, part.counter) >= amount(game, payer, part),
      )
    default:
      return []
  }
}

/** Why this part cannot be paid, as a sentence, or null. Mana is looked at elsewhere. */
export function whyCantPay(game: Game, payer: Payer, part: CostPart): string | null {
  const { player, ctx } = payer
  const object = game.state.objects[ctx.source]
  const name = nameOf(game, ctx.source)
  switch (part.kind) {
    case 'mana':
    case 'generic':
      return null
    case 'ownManaCost':
      return characteristics(game, ctx.source).manaCost === null ? `${name} has no mana cost to pay` : null
    case 'tap':
      if (!object || object.tapped) return `${name} is already tapped`
      return isSick(game, ctx.source) ? `${name} has summoning sickness` : null
    case 'untap':
      if (!object?.tapped) return `${name} is not tapped`
      return isSick(game, ctx.source) ? `${name} has summoning sickness` : null
    case 'payLife': {
      const life = atLeastZero(quantity(game, ctx, part.amount))
      return game.state.players[player].life >= life ? null : `you have less than ${life} life`
    }
    case 'removeCounters': {
      const needed = amount(game, payer, part)
      if (part.from !== undefined && part.from !== 'self')
        return candidatesFor(game, payer, part).length > 0 ? null : `nothing has ${needed} ${part.counter} counters`
      return object && countersOn(object, part.counter) >= needed
        ? null
        : `${name} has no ${part.counter} counter to remove`
    }
    case 'loyalty': {
      const change = part.change === '-X' ? -ctx.x : part.change
      const has = object ? countersOn(object, 'loyalty') : 0
      return has + change >= 0 ? null : `${name} has only ${has} loyalty`
    }
    case 'sacrifice':
    case 'returnToHand':
    case 'discard':
    case 'exile':
    case 'reveal':
    case 'tapOther':
      return enough(game, payer, part)
    case 'putCounters':
      return null
    case 'exert':
      return object?.zone === 'battlefield' ? null : `${name} is not there`
    case 'collectEvidence': {
      const needed = atLeastZero(quantity(game, ctx, part.amount))
      const total = candidatesFor(game, payer, part).reduce((sum, id) => sum + manaValueOf(game, id), 0)
      return total >= needed ? null : `the cards in your graveyard have less than ${needed} mana value together`
    }
    case 'mill':
      return game.state.library[player].length >= amount(game, payer, part) ? null : 'your library has too few cards'
    case 'choice':
      return part.options.some((option) => option.every((inner) => whyCantPay(game, payer, inner) === null))
        ? null
        : 'none of the possible costs can be paid'
    case 'repeated':
      return (
        flattenCost(game, payer, [part])
          .map((inner) => whyCantPay(game, payer, inner))
          .find((why) => why !== null) ?? null
      )
  }
}

/** Why these parts cannot be paid together, or null: nothing pays two of them by going away. */
export function whyCantPayAll(game: Game, payer: Payer, parts: readonly CostPart[]): string | null {
  let taking = 0
  for (const part of parts) {
    const why = whyCantPay(game, payer, part)
    if (why !== null) return why
    if (TAKING.has(part.kind)) taking++
  }
  return taking < 2 ? null : whyCantTakeAll(game, payer, parts)
}

const TAKING: ReadonlySet<CostPart['kind']> = new Set(['sacrifice', 'returnToHand', 'discard', 'exile'])

/** Any of the parts must find as many different objects as they take together. */
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

function enough(game: Game, payer: Payer, part: Extract<CostPart, { what: unknown }>): string | null {
  if (part.what === 'self') {
    const object = game.state.objects[payer.ctx.source]
    const wanted = part.kind === 'discard' ? 'hand' : part.kind === 'sacrifice' ? 'battlefield' : object?.zone
    return object?.zone === wanted ? null : `${nameOf(game, payer.ctx.source)} is not there`
  }
  if (part.kind === 'discard' && part.what === 'hand') return null
  if (part.kind === 'sacrifice' && part.totalPower !== undefined) {
    const power = candidatesFor(game, payer, part).reduce((sum, id) => sum + Math.max(0, powerOf(game, id)), 0)
    return power >= part.totalPower ? null : `your creatures have less than ${part.totalPower} power together`
  }
  const needed = amount(game, payer, part)
  return candidatesFor(game, payer, part).length >= needed ? null : `there is nothing you could ${VERB[part.kind]}`
}

const manaValueOf = (game: Game, id: ObjectId): number => characteristics(game, id).manaValue
const powerOf = (game: Game, id: ObjectId): number => characteristics(game, id).power

const VERB = {
  sacrifice: 'sacrifice',
  returnToHand: 'return to your hand',
  discard: 'discard',
  exile: 'exile',
  reveal: 'reveal',
  tapOther: 'tap',
} as const

/** CR 302.6: a creature's {T} and {Q} abilities need control since the turn began, or haste. */
export function isSick(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]!
  const c = characteristics(game, id)
  // Continuously since that player's most recent turn began, whoever's turn it is now.
  if (object.controlledSince <= game.state.players[c.controller].latestTurn) return false
  return isCreature(c) && !hasKeyword(c, 'haste')
}

/** Pay one part that is not mana; binds what paid it. The caller has checked that it can be paid. */
export function* payPart(
  game: Game,
  payer: Payer,
  part: CostPart,
  bind: (name: string, value: Binding) => void,
): Procedure<boolean> {
  const { player, ctx } = payer
  const { source } = ctx
  if (whyCantPay(game, payer, part) !== null) return false
  switch (part.kind) {
    case 'mana':
    case 'generic':
    case 'ownManaCost':
      return true
    case 'tap':
      return tap(game, source)
    case 'untap':
      return untap(game, source)
    case 'payLife':
      payLife(game, player, atLeastZero(quantity(game, ctx, part.amount)), source)
      return true
    case 'putCounters':
      yield* putCounters(game, source, part.counter, amount(game, payer, part), source)
      return true
    case 'loyalty': {
      const change = part.change === '-X' ? -ctx.x : part.change
      if (change > 0) yield* putCounters(game, source, 'loyalty', change, source)
      else removeCounters(game, source, 'loyalty', -change)
      return true
    }
    case 'exert':
      exert(game, source, player)
      return true
    case 'collectEvidence': {
      const needed = atLeastZero(quantity(game, ctx, part.amount))
      const cards = candidatesFor(game, payer, part)
      const evidence = yield* chooseByTotal(game, payer, cards, { needed, of: manaValueOf, purpose: 'costObjects' })
      yield* collectEvidence(game, player, evidence, source)
      return true
    }
    case 'mill':
      yield* mill(game, player, amount(game, payer, part), source)
      return true
    case 'choice':
      return yield* payChoice(game, payer, part.options, bind)
    case 'repeated':
      for (const inner of flattenCost(game, payer, [part]))
        if (!(yield* payPart(game, payer, inner, bind))) return false
      return true
    default:
      return yield* payWithObjects(game, payer, part, bind)
  }
}

function* payChoice(
  game: Game,
  payer: Payer,
  options: readonly Cost[],
  bind: (name: string, value: Binding) => void,
): Procedure<boolean> {
  const possible = options.filter((option) => option.every((inner) => whyCantPay(game, payer, inner) === null))
  const index = yield* askOption(
    { player: payer.player, purpose: 'costChoice', source: payer.ctx.source, text: 'Choose which cost to pay.' },
    possible.map((option) => ({ label: option.map((inner) => inner.kind).join(', '), value: '' })),
  )
  for (const inner of possible[index]!) if (!(yield* payPart(game, payer, inner, bind))) return false
  return true
}

type ObjectPart = Extract<
  CostPart,
  { kind: 'sacrifice' | 'returnToHand' | 'discard' | 'exile' | 'reveal' | 'tapOther' | 'removeCounters' }
>

function* payWithObjects(
  game: Game,
  payer: Payer,
  part: ObjectPart,
  bind: (name: string, value: Binding) => void,
): Procedure<boolean> {
  const { player, ctx } = payer
  const { source } = ctx
  const chosen = yield* chooseForCost(game, payer, part)
  if (chosen === null) return false
  const cause = { kind: 'cost' as const, source, controller: player }
  let result: readonly ObjectId[] = chosen
  switch (part.kind) {
    case 'sacrifice':
      yield* sacrificeAll(game, chosen, player, source)
      break
    case 'discard':
      result = yield* discardCards(game, player, chosen, source, player)
      break
    case 'exile':
      result = yield* moveObjects(
        game,
        chosen.map((id) => ({ id, to: 'exile' as const, cause })),
      )
      break
    case 'returnToHand':
      yield* moveObjects(
        game,
        chosen.map((id) => ({ id, to: 'hand' as const, cause })),
      )
      break
    case 'tapOther':
      for (const id of chosen) tap(game, id)
      break
    case 'removeCounters':
      for (const id of chosen) removeCounters(game, id, part.counter, amount(game, payer, part))
      break
    case 'reveal':
      emit(game, [makeEvent('revealed', { player, objects: chosen, source })])
      break
  }
  if ('as' in part && part.as !== undefined) bind(part.as, result)
  return true
}

function* chooseForCost(game: Game, payer: Payer, part: ObjectPart): Procedure<ObjectId[] | null> {
  const candidates = candidatesFor(game, payer, part)
  if (part.kind === 'discard' && part.what === 'hand') return candidates
  if (part.kind === 'sacrifice' && part.totalPower !== undefined)
    return yield* chooseByTotal(game, payer, candidates, {
      needed: part.totalPower,
      of: powerOf,
      purpose: 'sacrifice',
    })
  const count = part.kind === 'removeCounters' ? 1 : amount(game, payer, part)
  if (count === 0) return []
  if (candidates.length < count) return null
  if (part.kind === 'discard' && part.random) {
    const pool = [...candidates]
    const stream = payer.player === 0 ? 'random0' : 'random1'
    return Array.from({ length: count }, () => pool.splice(nextInt(game.state.rng, stream, pool.length), 1)[0]!)
  }
  // A victim fixed by the automatic payment.
  const preset = payer.ctx.bindings['cost.preset']
  if (typeof preset === 'object' && preset.every((id) => candidates.includes(id as ObjectId)))
    return [...preset] as ObjectId[]
  const verb = part.kind === 'removeCounters' ? 'remove counters from' : VERB[part.kind]
  const text = `Choose ${count === 1 ? 'what' : count} to ${verb} for ${nameOf(game, payer.ctx.source)}.`
  const purpose = part.kind === 'discard' ? 'discard' : part.kind === 'sacrifice' ? 'sacrifice' : 'costObjects'
  const chosen = yield* askObjects(
    { player: payer.player, purpose, source: payer.ctx.source, text },
    candidates,
    count,
    count,
  )
  return chosen as ObjectId[]
}

interface Total {
  readonly needed: number
  readonly of: (game: Game, id: ObjectId) => number
  readonly purpose: 'sacrifice' | 'costObjects'
}

/** One after the other until they have enough power or mana value together, then as many more as the player likes. */
function* chooseByTotal(
  game: Game,
  payer: Payer,
  from: readonly ObjectId[],
  { needed, of, purpose }: Total,
): Procedure<ObjectId[]> {
  const { player, ctx } = payer
  const chosen: ObjectId[] = []
  let total = 0
  for (;;) {
    const rest = from.filter((id) => !chosen.includes(id))
    const isEnough = total >= needed
    const possible = isEnough
      ? rest.filter((id) => total + of(game, id) >= needed)
      : rest.filter((id) => of(game, id) > 0)
    if (possible.length === 0) return chosen
    const what = purpose === 'sacrifice' ? 'sacrifice' : 'exile'
    const text = `Choose what to ${what} for ${nameOf(game, ctx.source)} (${total} of ${needed}).`
    const question = { player, purpose, source: ctx.source, text }
    const [id] = yield* askObjects(question, possible, isEnough ? 0 : 1, 1)
    if (id === undefined) return chosen
    chosen.push(id as ObjectId)
    total += of(game, id as ObjectId)
  }
}

export { NO_OBJECT }
