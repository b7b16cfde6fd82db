import type { ManaRider, ManaType, Step } from '@spellwright/dsl'

/** One mana in a pool (CR 106.4): plain data. */
export interface ManaUnit {
  readonly type: ManaType
  /** Made by a snow source (CR 107.4h). */
  readonly snow: boolean
  /** The object that made it, 0 for none. */
  readonly source: number
  /** "Spend this mana only to …" (CR 106.6). */
  readonly rider: ManaRider | null
  /** Stays when pools empty at the end of a step or phase, until the turn or the combat phase ends. */
  readonly persists: false | 'endOfTurn' | 'endOfCombat'
  /** The player for whom the rider is read, 0 for none. */
  readonly riderController: number
}

export const manaUnit = (type: ManaType, more: Partial<Omit<ManaUnit, 'type'>> = {}): ManaUnit => ({
  type,
  snow: more.snow ?? false,
  source: more.source ?? 0,
  rider: more.rider ?? null,
  persists: more.persists ?? false,
  riderController: more.riderController ?? 0,
})

export const amountOf = (pool: readonly ManaUnit[], type: ManaType): number =>
  pool.reduce((count, unit) => count + (unit.type === type ? 1 : 0), 0)

/** CR 106.4: the mana that remains when that step ends. */
export const emptied = (pool: readonly ManaUnit[], step: Step): readonly ManaUnit[] =>
  step === 'cleanup'
    ? []
    : pool.filter(({ persists }) => persists === 'endOfTurn' || (persists === 'endOfCombat' && step !== 'endCombat'))

/** Are they equal apart from their source? */
export const isSameMana = (a: ManaUnit, b: ManaUnit): boolean =>
  a.type === b.type &&
  a.snow === b.snow &&
  a.persists === b.persists &&
  a.riderController === b.riderController &&
  (a.rider === b.rider || JSON.stringify(a.rider) === JSON.stringify(b.rider))
