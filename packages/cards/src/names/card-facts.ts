import type { PrintedFacts } from '@spellwright/dsl'
import { cardData } from '../data/card-data.ts'
import type { DeckEntry } from '../decks/deck-list.ts'
import type { CardRegistry } from '../registry.ts'

/** What is known of a card that has no definition: its type line, and what is printed in the corners. */
export interface CardFacts {
  readonly typeLine: string
  readonly printed: PrintedFacts
}

const number = (text: string): number | undefined => (/^-?\d+$/.test(text) ? Number(text) : undefined)

/** A line of the file: name, cost, type line, and `2/3` or a loyalty, with tabs between them. */
function readLine(line: string): readonly [string, CardFacts] {
  const [name = '', cost = '', typeLine = '', corner = ''] = line.split('\t')
  const [power, toughness] = corner.split('/').map(number)
  const size = corner.includes('/') && power !== undefined && toughness !== undefined ? { power, toughness } : {}
  const loyalty = corner.includes('/') ? undefined : number(corner)
  return [
    name,
    { typeLine, printed: { ...(cost && { cost }), ...size, ...(loyalty === undefined ? {} : { loyalty }) } },
  ]
}

let facts: ReadonlyMap<string, string> | undefined

/** The printed facts of a card without a definition, read when first asked for; undefined where nothing is known. */
export function cardFacts(name: string): CardFacts | undefined {
  facts ??= new Map(
    cardData
      .read('facts.txt')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('\t')), line] as const),
  )
  const line = facts.get(name)
  return line === undefined ? undefined : readLine(line)[1]
}

/** The entries of a deck; those of cards without a definition say what is printed on them. */
export const withFacts = (entries: readonly DeckEntry[], registry: CardRegistry): readonly DeckEntry[] =>
  entries.map((entry) => {
    if (registry.has(entry.name)) return entry
    const known = cardFacts(entry.name)
    return known === undefined ? entry : { ...known, ...entry }
  })
