import { MANA_TYPES, type ManaType } from '@spellwright/dsl'
import { MANA_TYPE_NAMES, ManaCost, type ManaTypeName } from './cost.ts'
import { payFromPool } from './generic-choices.ts'
import { amountOf, type ManaUnit, manaUnit } from './pool.ts'

/** A type of mana as people write it: `R`, `Red` or `red`. */
export type ManaTypeInput = ManaType | ManaTypeName | Lowercase<ManaType | ManaTypeName>

/** Accepts 'R', 'Red' and 'red'. */
export function manaTypeOf(input: ManaTypeInput): ManaType {
  const text = input.toUpperCase()
  const type = MANA_TYPES.find((letter) => letter === text || MANA_TYPE_NAMES[letter].toUpperCase() === text)
  if (type === undefined) throw new RangeError(`"${input}" is not a type of mana`)
  return type
}

/** A mana pool outside a game (S6.2); in a game state a pool is a plain list of units. */
export class ManaPool {
  #units: readonly ManaUnit[]

  constructor(units: readonly ManaUnit[] = []) {
    this.#units = units
  }

  get units(): readonly ManaUnit[] {
    return this.#units
  }

  /** Zero or less adds nothing. */
  add(type: ManaTypeInput, amount = 1): void {
    const unit = manaUnit(manaTypeOf(type))
    if (amount > 0) this.#units = [...this.#units, ...Array<ManaUnit>(Math.floor(amount)).fill(unit)]
  }

  /** How much mana of that type is in the pool. */
  amount(type: ManaTypeInput): number {
    return amountOf(this.#units, manaTypeOf(type))
  }

  get total(): number {
    return this.#units.length
  }

  /** The amounts by name, without zeros. */
  get available(): Readonly<Partial<Record<ManaTypeName, number>>> {
    const available: Partial<Record<ManaTypeName, number>> = {}
    for (const type of MANA_TYPES) {
      const amount = amountOf(this.#units, type)
      if (amount > 0) available[MANA_TYPE_NAMES[type]] = amount
    }
    return available
  }

  /** Whether the mana in the pool is enough for that cost. */
  canPay(cost: ManaCost | string): boolean {
    return payFromPool(this.#units, symbolsOf(cost)) !== null
  }

  /** Returns false, and leaves the pool unchanged, if there is not enough mana. */
  pay(cost: ManaCost | string): boolean {
    const payment = payFromPool(this.#units, symbolsOf(cost))
    if (payment === null) return false
    this.#units = payment.remaining
    return true
  }

  /** Returns false, and leaves the pool unchanged, if there is not enough mana of that type. */
  deduct(type: ManaTypeInput, amount = 1): boolean {
    const wanted = manaTypeOf(type)
    if (amountOf(this.#units, wanted) < amount) return false
    let left = amount
    this.#units = this.#units.filter((unit) => unit.type !== wanted || left-- <= 0)
    return true
  }

  /** Empties the pool. */
  clear(): void {
    this.#units = []
  }
}

const symbolsOf = (cost: ManaCost | string) => (typeof cost === 'string' ? ManaCost.parse(cost) : cost).symbols
