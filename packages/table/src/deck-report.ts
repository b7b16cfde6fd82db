import {
  allCardNames,
  CardDefinitions,
  checkDeck,
  type DeckFinding,
  type DeckList,
  type DeckListError,
  deckSize,
  foldName,
  type LegalityFormat,
} from 'spellwright/play'

/** What is said about a deck list before it is played. */
export interface DeckReport {
  readonly main: number
  readonly sideboard: number
  readonly errors: readonly DeckListError[]
  readonly findings: readonly DeckFinding[]
  readonly unsupported: readonly string[]
}

/** Checks a list: its size, errors with their lines, cards without rules, and what the format does not allow. */
export function deckReport(deck: DeckList, format: LegalityFormat | null = null): DeckReport {
  const legality = format === null ? {} : { legality: { format } }
  const { findings, unsupported } = checkDeck(deck, { registry: CardDefinitions, ...legality })
  return {
    main: deckSize(deck.main),
    sideboard: deckSize(deck.sideboard),
    errors: deck.errors,
    findings: findings.filter(({ kind }) => kind !== 'unknownName'),
    unsupported,
  }
}

/** The cards of a deck that have no rules. They are played by hand. */
export function cardsWithoutRules({ main, sideboard }: DeckList): readonly string[] {
  const names = new Set([...main, ...sideboard].map(({ name }) => name))
  return [...names].filter((name) => !CardDefinitions.has(name))
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
