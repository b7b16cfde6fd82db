import { MANA_TYPES } from '@spellwright/dsl'
import type { ManaSymbol, ObjectId, PermanentView } from '@spellwright/engine'
import { manaBit, manaFacts, production } from '../facts/mana-facts.ts'
import { stepsIn } from '../facts/steps.ts'
import { quantity } from './quantity.ts'
import { sceneOf } from './scene.ts'
import type { Situation } from './situation.ts'

/** One mana that could be had now. */
export interface ManaUnit {
  /** The permanent it comes from; 0: it is in the pool. */
  readonly source: ObjectId
  /** It can be one of these types. */
  readonly types: number
}

const ALL_TYPES = MANA_TYPES.reduce((sum, type) => sum | manaBit(type), 0)

/** Mana that tapping permanents makes, and what is in the pool; nothing is sacrificed for it. */
export function manaUnits(s: Situation): ManaUnit[] {
  const pool = s.view.players[s.me].pool.map(({ type }): ManaUnit => ({ source: 0 as ObjectId, types: manaBit(type) }))
  return [...pool, ...s.mine.flatMap((permanent) => unitsFrom(s, permanent))]
}

/** What one permanent can be tapped for now. */
export function unitsFrom(s: Situation, permanent: PermanentView): ManaUnit[] {
  if (permanent.tapped || permanent.summoningSick || !permanent.abilities.some(({ kind }) => kind === 'activated'))
    return []
  let types = 0
  let amount = 0
  for (const { ability } of s.abilities(permanent.id)) {
    const facts = manaFacts(ability)
    if (!facts?.taps || facts.sacrifices || facts.costsMana) continue
    types |= facts.types
    amount = Math.max(amount, quantity(s, sceneOf(permanent.controller, permanent.id), facts.amount))
  }
  const { id } = permanent
  const own = Array.from({ length: amount }, (): ManaUnit => ({ source: id, types }))
  return amount === 0 ? own : [...own, ...extraUnits(s, permanent)]
}

/** Mana that Auras add when the permanent is tapped for mana. */
function extraUnits(s: Situation, permanent: PermanentView): ManaUnit[] {
  return s.view.battlefield.flatMap((aura) => {
    if (aura.attachedTo !== permanent.id) return []
    return s.abilities(aura.id).flatMap(({ ability }): ManaUnit[] => {
      if (ability.kind !== 'triggered' || ability.on.kind !== 'tappedForMana') return []
      return stepsIn(ability.effects).flatMap((step) => {
        if (step.kind !== 'addMana') return []
        const { types, amount } = production(step.mana)
        const count = quantity(s, sceneOf(aura.controller, aura.id), amount)
        return Array.from({ length: count }, () => ({ source: permanent.id, types }))
      })
    })
  })
}

/** The types a symbol takes; 0 for generic and variable ones. */
function typesFor(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'typed':
      return manaBit(symbol.type)
    case 'hybrid':
    case 'restricted':
      return symbol.types.reduce((sum, type) => sum | manaBit(type), 0)
    case 'monoHybrid':
      return manaBit(symbol.color)
    case 'snow':
      return ALL_TYPES
    // Two life pay for it where there is no mana.
    case 'phyrexian':
    case 'generic':
    case 'variable':
      return 0
  }
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What is left of the mana after paying, or null if it does not pay. The least flexible mana goes first. */
export function payWith(units: readonly ManaUnit[], symbols: readonly ManaSymbol[], discount = 0): ManaUnit[] | null {
  const left = [...units].sort((a, b) => countBits(a.types) - countBits(b.types))
  let generic = -discount
  for (const symbol of symbols) {
    if (symbol.kind === 'generic') {
      generic += symbol.amount
      continue
    }
    const types = typesFor(symbol)
    if (types === 0) continue
    const at = left.findIndex((unit) => (unit.types & types) !== 0)
    if (at >= 0) left.splice(at, 1)
    else if (symbol.kind === 'monoHybrid') generic += symbol.amount
    else return null
  }
  if (generic > left.length) return null
  return left.slice(Math.max(0, generic))
}
