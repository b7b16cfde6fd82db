import { ObjectTable } from './object-table.ts'
import type { GameState } from './state.ts'

/** Two 32-bit halves. */
interface Digest {
  readonly a: number
  readonly b: number
}

const mix = (h: number, word: number, factor: number): number => {
  const x = Math.imul(h ^ word, factor)
  return x ^ (x >>> 15)
}

const combine = (left: Digest, right: Digest): Digest => ({
  a: mix(Math.imul(left.a, 31) + right.a, right.b, 2654435761),
  b: mix(Math.imul(left.b, 37) + right.b, right.a, 1597334677),
})

function digestText(text: string): Digest {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return { a, b }
}

const hex = ({ a, b }: Digest): string =>
  (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')

/** A hash of a text as 16 hexadecimal digits. */
export const hashText = (text: string): string => hex(digestText(text))

const texts = new Map<string, Digest>()
/** Records inside a state never change, so their hashes are cached. */
const records = new WeakMap<object, Digest>()

const NOTHING: Digest = { a: 0x9e3779b9, b: 0x7f4a7c15 }
const LIST: Digest = { a: 0x2545f491, b: 0x4f6cdd1d }
const RECORD: Digest = { a: 0x165667b1, b: 0x27d4eb2f }

function digest(value: unknown, keep: boolean): Digest {
  switch (typeof value) {
    case 'number':
      return {
        a: mix(0x51ed270b, value | 0, 2246822507),
        b: mix(0x1b873593, Math.floor(value / 4294967296) ^ value, 3266489909),
      }
    case 'string': {
      let known = texts.get(value)
      if (known === undefined) {
        known = digestText(value)
        if (texts.size < 20_000) texts.set(value, known)
      }
      return known
    }
    case 'boolean':
      return value ? { a: 0x85ebca6b, b: 0xc2b2ae35 } : { a: 0x27220a95, b: 0x165667b1 }
    case 'object':
      return value === null ? NOTHING : digestObject(value, keep)
    default:
      return NOTHING
  }
}

function digestObject(value: object, keep: boolean): Digest {
  if (keep) {
    const known = records.get(value)
    if (known) return known
  }
  let result: Digest
  if (Array.isArray(value)) {
    result = combine(LIST, digest(value.length, false))
    for (const item of value) result = combine(result, digest(item, keep))
  } else if (value instanceof Map) {
    result = combine(LIST, digest(value.size, false))
    for (const [key, item] of value) result = combine(combine(result, digest(key, false)), digest(item, keep))
  } else {
    // Fields are summed, so that their order does not matter.
    let a = RECORD.a
    let b = RECORD.b
    for (const key in value) {
      const item = (value as Record<string, unknown>)[key]
      if (item === undefined) continue
      const field = combine(digest(key, false), digest(item, keep))
      a = (a + field.a) | 0
      b = (b + field.b) | 0
    }
    result = { a: mix(a, b, 2654435761), b: mix(b, a, 1597334677) }
  }
  if (keep) records.set(value, result)
  return result
}

/** The state itself consists of mutable lists of immutable records; only the hashes of the records are cached. */
function digestShell(value: unknown): Digest {
  if (Array.isArray(value)) {
    let result = combine(LIST, digest(value.length, false))
    for (const item of value) result = combine(result, Array.isArray(item) ? digestShell(item) : digest(item, true))
    return result
  }
  if (value instanceof Map || value instanceof ObjectTable) {
    let result = LIST
    for (const [key, item] of value) result = combine(combine(result, digest(key, false)), digest(item, true))
    return result
  }
  return digest(value, false)
}

const isUnused = ({ phasedOut, daytime, outside, control }: GameState, key: string): boolean =>
  (key === 'control' && control.length === 0) ||
  (key === 'phasedOut' && phasedOut.length === 0) ||
  (key === 'daytime' && daytime === null) ||
  (key === 'outside' && outside.every((cards) => cards.length === 0))

/** The same game, the same hash, on every machine. */
export function stateHash(state: GameState): string {
  let result = RECORD
  const { objects, history, ...rest } = state
  // These are part of the hash only if used, so that older hashes stay the same.
  for (const key of Object.keys(rest).sort())
    if (!isUnused(state, key))
      result = combine(combine(result, digest(key, false)), digestShell(rest[key as keyof typeof rest]))
  for (const object of objects) if (object) result = combine(result, digest(object, true))
  for (const event of [...history.thisTurn, ...history.lastTurn]) result = combine(result, digest(event, true))
  return hex(result)
}
