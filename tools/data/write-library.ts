/** Writes the files of the card library: one for each first letter, and one with the cards of the built-in decks. */
import { writeFileSync } from 'node:fs'
import { BUILT_IN_DECKS, parseDeckList } from '@spellwright/cards'
import { byCodeUnits, formatLine, LIBRARY_PARTS, partFile, partOf } from '@spellwright/cards/library'
import type { CardDefinition } from '@spellwright/dsl'

export const writeInPackages = (path: string, text: string): void =>
  writeFileSync(new URL(`../../packages/${path}`, import.meta.url), text)

/** In the order of their names, a card to a line. */
export const libraryText = (cards: readonly CardDefinition[]): string =>
  cards
    .toSorted((a, b) => byCodeUnits(a.name, b.name))
    .map((card) => `${formatLine(card)}\n`)
    .join('')

/** The names of the cards in the built-in decks, sideboards included. */
export function builtInNames(): ReadonlySet<string> {
  const lists = BUILT_IN_DECKS.map(({ text }) => parseDeckList(text))
  return new Set(lists.flatMap(({ main, sideboard }) => [...main, ...sideboard].map(({ name }) => name)))
}

export function writeLibrary(cards: readonly CardDefinition[]): void {
  for (const part of LIBRARY_PARTS) {
    const here = cards.filter(({ name }) => partOf(name) === part)
    writeInPackages(`cards/data/${partFile(part)}`, libraryText(here))
  }
  const builtIn = builtInNames()
  writeInPackages('cards/data/built-in-decks.jsonl', libraryText(cards.filter(({ name }) => builtIn.has(name))))
}
