import { allCardNames, CardDefinitions, checkDeck, deckSize, foldName } from 'spellwright/play'
import { readDeck } from './deck-cards.ts'
import type { DeckReport } from './messages.ts'

/** Checks a pasted list: sizes, errors with their lines, and unsupported cards. */
export function checkDeckText(text: string): DeckReport {
  const deck = readDeck(text)
  const { findings, unsupported } = checkDeck(deck, { registry: CardDefinitions })
  return {
    main: deckSize(deck.main),
    sideboard: deckSize(deck.sideboard),
    errors: deck.errors,
    findings: findings.filter(({ kind }) => kind !== 'unknownName'),
    unsupported,
  }
}

/** Card names that start with the typed text, followed by those that contain it. */
export function findCardNames(typed: string, most = 12): string[] {
  const wanted = foldName(typed)
  if (wanted === '') return []
  const { all } = allCardNames()
  const starting = all.filter((name) => foldName(name).startsWith(wanted)).slice(0, most)
  if (starting.length >= most) return starting
  const containing = all.filter((name) => !starting.includes(name) && foldName(name).includes(wanted))
  return [...starting, ...containing].slice(0, most)
}
