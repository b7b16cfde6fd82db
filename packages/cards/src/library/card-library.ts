import type { CardDefinition } from '@spellwright/dsl'
import type { CardDataSource } from '../data/card-data.ts'
import { createSpellings, type Spellings } from '../names/spellings.ts'
import { nameInLine, parseLine } from './library-line.ts'
import { LIBRARY_PARTS, partFile, partOf } from './library-part.ts'

/** Cards that are made when they are asked for. */
export interface CardLibrary {
  /** Every name; this reads every part. */
  readonly names: readonly string[]
  /** By its exact name. */
  tryGet(name: string): CardDefinition | undefined
  /** The spellings of all names that begin as this one does. */
  spellingsNear(name: string): Spellings
  /** Can `tryGet` answer for this name without reading anything? */
  isAtHand(name: string): boolean
}

type Lines = ReadonlyMap<string, string>

/** Lines by the names in them. */
export function linesByName(text: string): Map<string, string> {
  const lines = new Map<string, string>()
  for (const line of text.split('\n')) if (line !== '') lines.set(nameInLine(line), line)
  return lines
}

/** A value for each key, made when it is first asked for. */
function remembered<T>(make: (key: string) => T): ((key: string) => T) & { has(key: string): boolean } {
  const known = new Map<string, T>()
  const get = (key: string): T => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
  return Object.assign(get, { has: (key: string) => known.has(key) })
}

/** A part is read when a card of it is first asked for, and a line is parsed when its card is. */
export function openLibrary(source: CardDataSource): CardLibrary {
  const partLines = remembered<Lines>((part) => linesByName(source.read(partFile(part))))
  const spellings = remembered((part) => createSpellings(partLines(part).keys()))
  const made = new Map<string, CardDefinition>()
  let first: Lines | undefined
  const atOnce = (): Lines => {
    first ??= linesByName(source.atOnce ?? '')
    return first
  }
  return {
    get names() {
      return LIBRARY_PARTS.flatMap((part) => [...partLines(part).keys()])
    },
    tryGet(name) {
      const before = made.get(name)
      if (before !== undefined) return before
      const line = atOnce().get(name) ?? partLines(partOf(name)).get(name)
      if (line === undefined) return undefined
      const definition = parseLine(line)
      made.set(name, definition)
      return definition
    },
    spellingsNear: (name) => spellings(partOf(name)),
    isAtHand: (name) => atOnce().has(name) || partLines.has(partOf(name)),
  }
}
