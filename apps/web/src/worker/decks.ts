import { allCardNames, CardDefinitions, checkDeck, deckSize, foldName } from 'spellwright/play'
import { readDeck } from './deck-cards.ts'
import type { DeckReport } from './messages.ts'

/** What there is to say about a pasted list: errors at their lines, cards without rules, sizes. */
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

/** Card names that begin with, or contain, what was typed. */
export function findCardNames(typed: string, most = 12): string[] {
  const wanted = foldName(typed)
  if (wanted === '') return []
  const { all } = allCardNames()
  const begins = all.filter((name) => foldName(name).startsWith(wanted)).slice(0, most)
  if (begins.length >= most) return begins
  const contains = all.filter((name) => !begins.includes(name) && foldName(name).includes(wanted))
  return [...begins, ...contains].slice(0, most)
}
