import { type Characteristics, characteristics, type ObjectId } from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import type { Fact, Reference, Seat } from '../format/scenario.ts'
import { isNamed } from '../table/names.ts'
import { hasReference, matchingObjects } from '../table/reference.ts'
import { permanents, type Table } from '../table/table.ts'

/** Whether a fact holds, and what was found. */
export interface Verdict {
  readonly holds: boolean
  /** The actual value, as text for the report. */
  readonly found: string
}
export type FactCheck = (table: Table, fact: Fact) => Verdict

export const verdict = (holds: boolean, found: unknown): Verdict => ({ holds, found: String(found) })

/** Reads a field of a fact; the format guarantees its type. */
export function field<T extends string | number | boolean>(fact: Fact, key: string, fallback?: T): T {
  const value = fact[key] ?? fallback
  if (value === undefined) throw new NotRunnable(`${fact.kind} without ${key}`)
  return value as T
}

export const seatOfFact = ({ player }: Fact): Seat => {
  if (player === undefined || player === null) throw new NotRunnable('a fact about a player that names none')
  return player
}

/** Compares numbers, strings or booleans. */
export const equals = (actual: unknown, expected: unknown): Verdict => verdict(actual === expected, actual)

/** Compares the number of objects with the `count` of the fact. */
export const countIs = (ids: readonly ObjectId[], { count }: Fact): Verdict => verdict(ids.length === count, ids.length)

/** The objects of a list that the fact is about; all of them if it names none. */
export const objectsAbout = (table: Table, reference: Reference, ids: readonly ObjectId[]): ObjectId[] =>
  hasReference(reference) ? matchingObjects(table, reference, ids, isNamed) : [...ids]

export const permanentsOf = (table: Table, fact: Fact): ObjectId[] =>
  objectsAbout(table, fact, permanents(table, fact.player))

/**
 * A fact about the permanents of a name: about at least one, about the first, or about all of them (`scope`). There must
 * be such a permanent, unless the fact is about all.
 */
export function permanentFact<V>(
  read: (table: Table, id: ObjectId, fact: Fact) => V,
  expected: (fact: Fact) => V,
): FactCheck {
  return (table, fact) => {
    const all = permanentsOf(table, fact)
    const ids = fact['scope'] === 'first' ? all.slice(0, 1) : all
    const values = ids.map((id) => read(table, id, fact))
    const wanted = expected(fact)
    const holds = fact['scope'] === 'all' ? values.every((v) => v === wanted) : values.some((v) => v === wanted)
    return verdict(holds, values.length === 0 ? 'no such permanent' : values.join(', '))
  }
}

type Read = (c: Characteristics, fact: Fact) => boolean

/** A yes-or-no fact about the characteristics of a permanent; `key` holds the expected value (default true). */
export const characteristicFact = (key: string, read: Read): FactCheck =>
  permanentFact(
    ({ game }, id, fact) => read(characteristics(game, id), fact),
    (fact) => field(fact, key, true),
  )
