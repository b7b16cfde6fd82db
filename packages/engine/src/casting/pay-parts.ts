import type { CostPart } from '@spellwright/dsl'
import { putCounters, removeCounters, takePlayerCounters } from '../atoms/counters.ts'
import { discardCards } from '../atoms/discard.ts'
import { mill } from '../atoms/draw.ts'
import { collectEvidence, exert } from '../atoms/keyword-actions.ts'
import { gainLife, payLife } from '../atoms/life.ts'
import { link } from '../atoms/link.ts'
import { moveAll, moveObjects } from '../atoms/move.ts'
import { sacrificeAll } from '../atoms/sacrifice.ts'
import { tap, tapAll, untap } from '../atoms/tap.ts'
import { askObjects, askOption } from '../decision/ask.ts'
import { atRandom, makeKnown } from '../effects/cards.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { playersOf } from '../query/refs.ts'
import { isObjectEntity, type ObjectId } from '../state/ids.ts'
import type { Binding } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import {
  amount,
  candidatesFor,
  cardTypesOf,
  flattenCost,
  manaValueOf,
  type Payer,
  paidPower,
  VERB,
  whyCantPay,
} from './cost-parts.ts'

/** Pays one part that is not mana, and binds what was used to pay. Returns whether it was paid. */
export function payPart(
  game: Game,
  payer: Payer,
  part: CostPart,
  bind: (name: string, value: Binding) => void,
): boolean {
  const { player, ctx } = payer
  const { source } = ctx
  if (whyCantPay(game, payer, part) !== null) return false
  switch (part.kind) {
    case 'mana':
    case 'generic':
    case 'ownManaCost':
    case 'waterbend':
      return true
    case 'gainLife':
      for (const who of playersOf(game, ctx, part.player))
        gainLife(game, who, atLeastZero(quantity(game, ctx, part.amount)), source)
      return true
    case 'tap':
      return tap(game, source)
    case 'untap':
      return untap(game, source)
    case 'payLife':
      payLife(game, player, atLeastZero(quantity(game, ctx, part.amount)), source)
      return true
    case 'payEnergy':
      takePlayerCounters(game, player, 'energy', atLeastZero(quantity(game, ctx, part.amount)))
      return true
    case 'putCounters': {
      const [on] = choosePayers(game, payer, candidatesFor(game, payer, part), 'put counters on')
      if (on !== undefined) putCounters(game, on, part.counter, amount(game, payer, part), source)
      return on !== undefined
    }
    case 'behold': {
      const chosen = choosePayers(game, payer, candidatesFor(game, payer, part), 'behold')
      if (part.exile !== undefined) {
        const exiled = moveAll(game, chosen, 'exile', { kind: 'cost', source, controller: player })
        link(game, source, part.exile, exiled)
        if (part.as !== undefined) bind(part.as, exiled)
        return exiled.length > 0
      }
      const shown = chosen.filter((id) => mustGet(game, id).zone === 'hand')
      makeKnown(game, shown, 3)
      if (shown.length > 0) emit(game, [makeEvent('revealed', { player, objects: shown, source, amount: 1 })])
      if (part.as !== undefined) bind(part.as, chosen)
      return chosen.length > 0
    }
    case 'loyalty': {
      const change = part.change === '-X' ? -ctx.x : part.change
      if (change > 0) putCounters(game, source, 'loyalty', change, source)
      else removeCounters(game, source, 'loyalty', -change)
      return true
    }
    case 'exert':
      exert(game, source, player)
      return true
    case 'collectEvidence': {
      const needed = atLeastZero(quantity(game, ctx, part.amount))
      const cards = candidatesFor(game, payer, part)
      const evidence = chooseByTotal(game, payer, cards, {
        needed,
        total: sumOf(manaValueOf),
        purpose: 'costObjects',
        verb: 'exile',
      })
      collectEvidence(game, player, evidence, source)
      return true
    }
    case 'mill':
      mill(game, player, amount(game, payer, part), source)
      return true
    // CR 601.2b, 602.2b: which of several costs to pay is announced before any is paid.
    case 'choice':
      throw new Error('A choice of costs was not made before paying.')
    case 'repeated':
      return flattenCost(game, payer, [part]).every((inner) => payPart(game, payer, inner, bind))
    default:
      return payWithObjects(game, payer, part, bind)
  }
}

/** One object to pay with; where there is only one, it is that. */
function choosePayers(game: Game, payer: Payer, from: readonly ObjectId[], verb: string): readonly ObjectId[] {
  const { player, ctx } = payer
  const text = `Choose what to ${verb} for ${nameOf(game, ctx.source)}.`
  return askObjects(game, { player, purpose: 'costObjects', source: ctx.source, text }, from, 1, 1)
}

type ObjectPart = Extract<
  CostPart,
  {
    kind: 'sacrifice' | 'returnToHand' | 'discard' | 'exile' | 'reveal' | 'tapOther' | 'removeCounters' | 'putOnBottom'
  }
>

function payWithObjects(
  game: Game,
  payer: Payer,
  part: ObjectPart,
  bind: (name: string, value: Binding) => void,
): boolean {
  const { player, ctx } = payer
  const { source } = ctx
  if (part.kind === 'removeCounters' && part.spread) return removeSpread(game, payer, part)
  const chosen = chooseForCost(game, payer, part)
  if (chosen === null) return false
  const cause = { kind: 'cost' as const, source, controller: player }
  let result: readonly ObjectId[] = chosen
  switch (part.kind) {
    case 'sacrifice':
      sacrificeAll(game, chosen, player, source)
      break
    case 'discard':
      result = discardCards(game, player, chosen, source, player)
      break
    case 'exile':
      result = moveAll(game, chosen, 'exile', cause)
      break
    case 'returnToHand':
      moveAll(game, chosen, 'hand', cause)
      break
    case 'putOnBottom':
      moveObjects(
        game,
        chosen.map((id) => ({ id, to: 'library', position: 'bottom', cause })),
      )
      break
    case 'tapOther':
      tapAll(game, chosen)
      break
    case 'removeCounters':
      for (const id of chosen) removeKinds(game, payer, id, part.counter, amount(game, payer, part))
      break
    case 'reveal':
      makeKnown(game, chosen, 3)
      emit(game, [makeEvent('revealed', { player, objects: chosen, source })])
      break
  }
  if ('as' in part && part.as !== undefined) bind(part.as, result)
  return true
}

/** Counters of one kind; where any will do, the player chooses the kinds, one counter at a time. */
function removeKinds(game: Game, { player, ctx }: Payer, id: ObjectId, kind: string, count: number): void {
  if (kind !== 'any') {
    removeCounters(game, id, kind, count)
    return
  }
  for (let left = count; left > 0; left--) {
    const kinds = Object.entries(mustGet(game, id).counters ?? {}).flatMap(([word, n]) => (n > 0 ? [word] : []))
    const text = `Remove which counter from ${nameOf(game, id)}?`
    const index = askOption(
      game,
      { player, purpose: 'costChoice', source: ctx.source, text },
      kinds.map((word) => ({ label: word, value: word })),
    )
    removeCounters(game, id, kinds[index] ?? '', 1)
  }
}

/** Counters from among several permanents, one at a time. */
function removeSpread(game: Game, payer: Payer, part: Extract<CostPart, { kind: 'removeCounters' }>): boolean {
  for (let left = amount(game, payer, part); left > 0; left--) {
    const chosen = chooseForCost(game, payer, part)
    if (chosen === null) return false
    for (const id of chosen) removeKinds(game, payer, id, part.counter, 1)
  }
  return true
}

function chooseForCost(game: Game, payer: Payer, part: ObjectPart): readonly ObjectId[] | null {
  const candidates = candidatesFor(game, payer, part)
  if ('what' in part && part.what === 'hand') return candidates
  if ((part.kind === 'sacrifice' || part.kind === 'tapOther') && part.totalPower !== undefined)
    return chooseByTotal(game, payer, candidates, {
      needed: part.totalPower,
      total: sumOf((_game, id) => paidPower(game, payer, id)),
      purpose: part.kind === 'sacrifice' ? 'sacrifice' : 'costObjects',
      verb: VERB[part.kind],
    })
  if (part.kind === 'exile' && part.cardTypes !== undefined)
    return chooseByTotal(game, payer, candidates, {
      needed: part.cardTypes,
      total: cardTypesOf,
      purpose: 'costObjects',
      verb: VERB[part.kind],
    })
  const count = part.kind === 'removeCounters' ? 1 : amount(game, payer, part)
  if (count === 0) return []
  if (candidates.length < count) return null
  if (part.kind === 'discard' && part.random) {
    return atRandom(game, payer.player, candidates, count)
  }
  // The automatic payment has chosen already.
  const preset = payer.ctx.bindings['cost.preset']
  if (typeof preset === 'object' && preset.every((id) => candidates.some((other) => other === id)))
    return preset.filter(isObjectEntity)
  const verb = part.kind === 'removeCounters' ? 'remove counters from' : VERB[part.kind]
  const text = `Choose ${count === 1 ? 'what' : count} to ${verb} for ${nameOf(game, payer.ctx.source)}.`
  const purpose = part.kind === 'discard' ? 'discard' : part.kind === 'sacrifice' ? 'sacrifice' : 'costObjects'
  const question = { player: payer.player, purpose, source: payer.ctx.source, text } as const
  return askObjects(game, question, candidates, count, count)
}

interface Total {
  readonly needed: number
  /** What counts of the chosen objects together. */
  readonly total: (game: Game, ids: readonly ObjectId[]) => number
  readonly purpose: 'sacrifice' | 'costObjects'
  readonly verb: string
}

const sumOf =
  (value: (game: Game, id: ObjectId) => number): Total['total'] =>
  (game, ids) =>
    ids.reduce((sum, id) => sum + value(game, id), 0)

/** The player chooses objects one at a time until their total is enough, and then more if they like. */
function chooseByTotal(
  game: Game,
  payer: Payer,
  from: readonly ObjectId[],
  { needed, total, purpose, verb }: Total,
): ObjectId[] {
  const { player, ctx } = payer
  const chosen: ObjectId[] = []
  for (;;) {
    const now = total(game, chosen)
    const isEnough = now >= needed
    const possible = from.filter((id) => {
      if (chosen.includes(id)) return false
      const next = total(game, [...chosen, id])
      return isEnough ? next >= needed : next > now
    })
    if (possible.length === 0) return chosen
    const text = `Choose what to ${verb} for ${nameOf(game, ctx.source)} (${now} of ${needed}).`
    const question = { player, purpose, source: ctx.source, text }
    const [id] = askObjects(game, question, possible, isEnough ? 0 : 1, 1)
    if (id === undefined) return chosen
    chosen.push(id)
  }
}
