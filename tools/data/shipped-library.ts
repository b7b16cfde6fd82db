/** The card library as it is shipped: the cards that have a file of their own are lines of it too. */
import { provideCardData } from '@spellwright/cards'
import {
  ALL_CARDS,
  byCodeUnits,
  formatLine,
  LIBRARY_PARTS,
  linesByName,
  partFile,
  partOf,
} from '@spellwright/cards/library'
import type { CardDefinition } from '@spellwright/dsl'
import { builtInNames } from './write-library.ts'

function withOwn(text: string, cards: readonly CardDefinition[]): string {
  const lines = linesByName(text)
  for (const card of cards) lines.set(card.name, formatLine(card))
  return [...lines]
    .toSorted(([a], [b]) => byCodeUnits(a, b))
    .map(([, line]) => `${line}\n`)
    .join('')
}

/** The texts of the files by their paths. `read` reads a file of packages/cards/data. */
export function shippedLibrary(read: (file: string) => string): ReadonlyMap<string, string> {
  provideCardData({ read })
  const parts = LIBRARY_PARTS.map((part) => {
    const own = ALL_CARDS.filter(({ name }) => partOf(name) === part)
    return [partFile(part), withOwn(read(partFile(part)), own)] as const
  })
  const builtIn = builtInNames()
  const own = ALL_CARDS.filter(({ name }) => builtIn.has(name))
  return new Map([...parts, ['built-in-decks.jsonl', withOwn(read('built-in-decks.jsonl'), own)] as const])
}
