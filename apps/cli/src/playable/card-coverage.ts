import { parseTypeLine, TypeLineError } from 'spellwright/cards'
import { draftFace, printedFacts } from 'spellwright/oracle'
import type { CardFacts } from '../cards/facts.ts'

export interface Share {
  readonly cards: number
  readonly supported: number
}

/** Why cards are not supported: a line of text that is not read, with what differs from card to card left out. */
export interface UnreadPhrase {
  readonly phrase: string
  readonly cards: number
}

export interface CardCoverage {
  readonly all: Share
  readonly formats: Readonly<Record<string, Share>>
  readonly types: Readonly<Record<string, Share>>
  readonly years: Readonly<Record<string, Share>>
  readonly unread: readonly UnreadPhrase[]
}

const TYPES = ['Land', 'Creature', 'Planeswalker', 'Battle', 'Artifact', 'Enchantment', 'Instant', 'Sorcery']
const isLegal = (word: string | undefined): boolean => word === 'legal' || word === 'restricted' || word === 'banned'

function shares(
  cards: readonly CardFacts[],
  isSupported: (card: CardFacts) => boolean,
  groupsOf: (card: CardFacts) => readonly string[],
): Record<string, Share> {
  const groups: Record<string, { cards: number; supported: number }> = {}
  for (const card of cards)
    for (const group of groupsOf(card)) {
      groups[group] ??= { cards: 0, supported: 0 }
      groups[group].cards++
      if (isSupported(card)) groups[group].supported++
    }
  return Object.fromEntries(Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The line with numbers, mana and names in quotes left out, so that lines that differ only in these count together. */
const phraseOf = (line: string): string =>
  line
    .replace(/\{[^}]+\}/g, '{…}')
    .replace(/[+-−]?\d+\/[+-−]?\d+/g, 'N/N')
    .replace(/\b\d+\b/g, 'N')

/** The lines of the card's text that are not read yet; of a card whose type we do not know, that reason. */
export function unreadLines(card: CardFacts): string[] {
  return (card.card_faces ?? [card]).flatMap((face) => {
    const reason = unknownType(face.type_line)
    if (reason !== undefined) return [reason]
    const printed = face.oracle_text === undefined ? undefined : printedFacts(face)
    return printed === undefined ? [] : [...draftFace(printed, face.oracle_text ?? '').unread]
  })
}

/** Bulk data also lists cards of kinds that no game here is played with, such as conspiracies and schemes. */
function unknownType(typeLine: string): string | undefined {
  try {
    parseTypeLine(typeLine)
    return undefined
  } catch (error) {
    if (error instanceof TypeLineError) return `The type line "${typeLine}" is not supported.`
    throw error
  }
}

function phrasesOf(cards: readonly CardFacts[], onCard: (done: number) => void): UnreadPhrase[] {
  const counts = new Map<string, number>()
  cards.forEach((card, index) => {
    for (const phrase of new Set(unreadLines(card).map(phraseOf))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    onCard(index + 1)
  })
  return [...counts]
    .map(([phrase, count]) => ({ phrase, cards: count }))
    .sort((a, b) => b.cards - a.cards || (a.phrase < b.phrase ? -1 : 1))
}

/** How many of all cards have rules, by format, type and year, and which lines keep the others from it. */
export function cardCoverage(
  cards: readonly CardFacts[],
  hasRules: (name: string) => boolean,
  onCard: (done: number, of: number) => void,
): CardCoverage {
  const legal = cards.filter(({ legalities }) => Object.values(legalities).some(isLegal))
  const supported = new Map(legal.map((card) => [card, hasRules(card.name)]))
  const isSupported = (card: CardFacts): boolean => supported.get(card) ?? false
  const missing = legal.filter((card) => !isSupported(card))
  const typeLineOf = (card: CardFacts): string => card.card_faces?.[0]?.type_line ?? card.type_line
  return {
    all: { cards: legal.length, supported: legal.length - missing.length },
    formats: shares(legal, isSupported, ({ legalities }) =>
      Object.keys(legalities).filter((format) => isLegal(legalities[format])),
    ),
    types: shares(legal, isSupported, (card) => TYPES.filter((type) => typeLineOf(card).includes(type))),
    years: shares(legal, isSupported, ({ first_release: date }) => (date ? [date.slice(0, 4)] : [])),
    unread: phrasesOf(missing, (done) => onCard(done, missing.length)),
  }
}
