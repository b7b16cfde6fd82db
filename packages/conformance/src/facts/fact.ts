import { type Characteristics, characteristics, type ObjectId } from '@spellwright/engine'
import { NotRunnable } from '../format/problem.ts'
import type { Fact, Reference, Seat } from '../format/scenario.ts'
import { isNamed } from '../table/names.ts'
import { fitting, hasReference } from '../table/reference.ts'
import { permanents, type Table } from '../table/table.ts'

/** Does the statement hold, and what is so instead? */
export interface Verdict {
  readonly holds: boolean
  /** What was found, for people. */
  readonly found: string
}
export type FactCheck = (table: Table, fact: Fact) => Verdict

export const verdict = (holds: boolean, found: unknown): Verdict => ({ holds, found: String(found) })

/** Read a field of a statement; the format promises its type. */
export function field<T extends string | number | boolean>(fact: Fact, key: string, fallback?: T): T {
  const value = fact[key] ?? fallback
  if (value === undefined) throw new NotRunnable(`${fact.kind} without ${key}`)
  return value as T
}

export const seatOfFact = ({ player }: Fact): Seat => {
  if (player === undefined || player === null) throw new NotRunnable('a statement about a player that names none')
  return player
}

/** Equal numbers, strings or truths. */
export const equals = (actual: unknown, expected: unknown): Verdict => verdict(actual === expected, actual)

/** How many there are. */
export const counted = (ids: readonly ObjectId[], { count }: Fact): Verdict => verdict(ids.length === count, ids.length)

/** Objects of a list that the statement is about; all of them if it names none. */
export const about = (table: Table, reference: Reference, ids: readonly ObjectId[]): ObjectId[] =>
  hasReference(reference) ? fitting(table, reference, ids, isNamed) : [...ids]

export const permanentsOf = (table: Table, fact: Fact): ObjectId[] => about(table, fact, permanents(table, fact.player))

/**
 * A statement about permanents of a name: of at least one of them, of the first, or of each (`scope`). There must be
 * one, except where each is meant.
 */
export function ofPermanents<V>(
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

/** A truth about what a permanent is now; `key` holds the expected one (default true). */
export const isSo = (key: string, read: Read): FactCheck =>
  ofPermanents(
    ({ game }, id, fact) => read(characteristics(game, id), fact),
    (fact) => field(fact, key, true),
  )
