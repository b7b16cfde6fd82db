import type { Cost, CostPart } from '@spellwright/dsl'
import { putCounters, removeCounters, takePlayerCounters } from '../atoms/counters.ts'
import { discardCards } from '../atoms/discard.ts'
import { mill } from '../atoms/draw.ts'
import { collectEvidence, exert } from '../atoms/keyword-actions.ts'
import { payLife } from '../atoms/life.ts'
import { moveAll } from '../atoms/move.ts'
import { sacrificeAll } from '../atoms/sacrifice.ts'
import { tap, untap } from '../atoms/tap.ts'
import { askObjects, askOption } from '../decision/ask.ts'
import { atRandom } from '../effects/cards.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { isObjectEntity, type ObjectId } from '../state/ids.ts'
import type { Binding } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { amount, candidatesFor, flattenCost, manaValueOf, type Payer, powerOf, VERB, whyCantPay } from './cost-parts.ts'

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
    case 'putCounters':
      putCounters(game, source, part.counter, amount(game, payer, part), source)
      return true
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
        of: manaValueOf,
        purpose: 'costObjects',
        verb: 'exile',
      })
      collectEvidence(game, player, evidence, source)
      return true
    }
    case 'mill':
      mill(game, player, amount(game, payer, part), source)
      return true
    case 'choice':
      return payChoice(game, payer, part.options, bind)
    case 'repeated':
      return flattenCost(game, payer, [part]).every((inner) => payPart(game, payer, inner, bind))
    default:
      return payWithObjects(game, payer, part, bind)
  }
}

function payChoice(
  game: Game,
  payer: Payer,
  options: readonly Cost[],
  bind: (name: string, value: Binding) => void,
): boolean {
  const possible = options.filter((option) => option.every((inner) => whyCantPay(game, payer, inner) === null))
  const index = askOption(
    game,
    { player: payer.player, purpose: 'costChoice', source: payer.ctx.source, text: 'Choose which cost to pay.' },
    possible.map((option) => ({ label: option.map((inner) => inner.kind).join(', '), value: '' })),
  )
  return possible[index]?.every((inner) => payPart(game, payer, inner, bind)) ?? false
}

type ObjectPart = Extract<
  CostPart,
  { kind: 'sacrifice' | 'returnToHand' | 'discard' | 'exile' | 'reveal' | 'tapOther' | 'removeCounters' }
>

function payWithObjects(
  game: Game,
  payer: Payer,
  part: ObjectPart,
  bind: (name: string, value: Binding) => void,
): boolean {
  const { player, ctx } = payer
  const { source } = ctx
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

function chooseForCost(game: Game, payer: Payer, part: ObjectPart): readonly ObjectId[] | null {
  const candidates = candidatesFor(game, payer, part)
  if (part.kind === 'discard' && part.what === 'hand') return candidates
  if ((part.kind === 'sacrifice' || part.kind === 'tapOther') && part.totalPower !== undefined)
    return chooseByTotal(game, payer, candidates, {
      needed: part.totalPower,
      of: powerOf,
      purpose: part.kind === 'sacrifice' ? 'sacrifice' : 'costObjects',
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
  readonly of: (game: Game, id: ObjectId) => number
  readonly purpose: 'sacrifice' | 'costObjects'
  readonly verb: string
}

/** The player chooses objects one at a time until their total power or mana value is enough, and then more if they like. */
function chooseByTotal(
  game: Game,
  payer: Payer,
  from: readonly ObjectId[],
  { needed, of, purpose, verb }: Total,
): ObjectId[] {
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
    const text = `Choose what to ${verb} for ${nameOf(game, ctx.source)} (${total} of ${needed}).`
    const question = { player, purpose, source: ctx.source, text }
    const [id] = askObjects(game, question, possible, isEnough ? 0 : 1, 1)
    if (id === undefined) return chosen
    chosen.push(id)
    total += of(game, id)
  }
}
