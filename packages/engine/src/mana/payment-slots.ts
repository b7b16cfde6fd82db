import type { ManaType } from '@spellwright/dsl'
import type { ManaUnitLike, PaymentOption } from './payment-types.ts'
import type { ManaSymbol } from './symbol.ts'

/**
 * A unit of mana is a bit set of what it counts as, a slot a bit set of what can pay it; the unit can pay if they overlap.
 * Bits 0–5: mana of a type; 6–11: the same, snow; 12: pays generic only; 13–18: pays symbols of a type only; 19: 2 life;
 * 20: pays generic of a waterbend cost only.
 */
const SNOW_SHIFT = 6
const ONLY_SHIFT = 13
const ANY_MANA = (1 << 12) - 1
const SNOW_MANA = ANY_MANA & ~((1 << SNOW_SHIFT) - 1)
const GENERIC_ONLY = 1 << 12
export const LIFE_BITS = 1 << 19
const WATERBEND_ONLY = 1 << 20

const TYPE_INDEX: Readonly<Record<ManaType, number>> = { W: 0, U: 1, B: 2, R: 3, G: 4, C: 5 }
export const typeIndex = (type: ManaType): number => TYPE_INDEX[type]

export const bitsOfUnit = (unit: { readonly type: ManaType; readonly snow: boolean }): number =>
  1 << (typeIndex(unit.type) + (unit.snow ? SNOW_SHIFT : 0))

/** What a unit made by this option counts as; convoke and the like pay for symbols without being mana. */
export function bitsOfMade(option: PaymentOption, unit: ManaUnitLike): number {
  if (option.paysOnly === undefined) return bitsOfUnit(unit)
  if (option.paysOnly === 'generic') return GENERIC_ONLY
  if (option.paysOnly === 'waterbend') return WATERBEND_ONLY
  return option.paysOnly.reduce((bits, type) => bits | (1 << (ONLY_SHIFT + typeIndex(type))), 0)
}

const bitsForTypes = (types: readonly ManaType[]): number =>
  types.reduce((bits, type) => bits | (((1 << SNOW_SHIFT) | 1) << typeIndex(type)), 0)

const bitsForSymbols = (types: readonly ManaType[]): number =>
  types.reduce((bits, type) => bits | (1 << (ONLY_SHIFT + typeIndex(type))), bitsForTypes(types))

const FOR_GENERIC = ANY_MANA | GENERIC_ONLY
const FOR_WATERBEND = FOR_GENERIC | WATERBEND_ONLY
const FOR_TYPE: Readonly<Record<ManaType, number>> = {
  W: bitsForSymbols(['W']),
  U: bitsForSymbols(['U']),
  B: bitsForSymbols(['B']),
  R: bitsForSymbols(['R']),
  G: bitsForSymbols(['G']),
  C: bitsForSymbols(['C']),
}

/** The stage of the cost itself; the cost of the n-th source that costs mana has stage n. */
export const FINAL_STAGE = 1000

/** Equal parts of a cost: one digit of a search state, which counts the steps still to pay. */
export interface Slot {
  /** Units that pay `step` steps. */
  readonly accepts: number
  readonly step: number
  /** Units that pay one step of a {2/W}. */
  readonly acceptsPart: number
  readonly stage: number
  /** Indices of the symbols it stands for, one for each `step` steps. */
  readonly symbols: number[]
}

/** A cost as slots. `phyrexianPart`: what may pay for the n-th Phyrexian symbol; with `none` it is no slot. */
export function addSlots(
  slots: Slot[],
  symbols: readonly ManaSymbol[],
  stage: number,
  phyrexianPart: (nth: number) => 'mana' | 'either' | 'none',
): void {
  let nth = 0
  for (let index = 0; index < symbols.length; index++) {
    const symbol = symbols[index]!
    switch (symbol.kind) {
      case 'generic':
        addSlot(slots, FOR_WATERBEND, stage, index, symbol.waterbend ?? 0)
        addSlot(slots, FOR_GENERIC, stage, index, symbol.amount - (symbol.waterbend ?? 0))
        break
      case 'typed':
        addSlot(slots, FOR_TYPE[symbol.type], stage, index, 1)
        break
      case 'snow':
        addSlot(slots, SNOW_MANA, stage, index, 1)
        break
      case 'hybrid':
        addSlot(slots, bitsForSymbols(symbol.types), stage, index, 1)
        break
      case 'restricted':
        addSlot(slots, bitsForTypes(symbol.types), stage, index, 1)
        break
      case 'monoHybrid':
        addSlot(slots, FOR_TYPE[symbol.color], stage, index, 1, symbol.amount)
        break
      case 'phyrexian': {
        const part = phyrexianPart(nth++)
        const accepts = bitsForSymbols(symbol.colors) | (part === 'either' ? LIFE_BITS : 0)
        if (part !== 'none') addSlot(slots, accepts, stage, index, 1)
        break
      }
      case 'variable':
        break
    }
  }
}

/** `step` above 1 is a {2/W}: that many units of any mana pay for it too. */
function addSlot(slots: Slot[], accepts: number, stage: number, symbol: number, count: number, step = 1): void {
  if (count <= 0) return
  let at = 0
  while (at < slots.length && !isSlot(slots[at]!, accepts, stage, step)) at++
  if (at === slots.length) slots.push({ accepts, step, acceptsPart: step > 1 ? FOR_GENERIC : 0, stage, symbols: [] })
  const found = slots[at]!.symbols
  for (let n = 0; n < count; n++) found.push(symbol)
}

const isSlot = (slot: Slot, accepts: number, stage: number, step: number): boolean =>
  slot.accepts === accepts && slot.stage === stage && slot.step === step
