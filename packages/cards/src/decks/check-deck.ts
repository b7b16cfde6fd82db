import { allCardNames, type CardNames } from '../names/card-names.ts'
import { type LegalityFormat, legalityOf } from '../names/legalities.ts'
import type { CardRegistry } from '../registry.ts'
import { type DeckEntry, type DeckList, deckSize } from './deck-list.ts'

/** What a deck check needs of a facts file: the shape of Scryfall's bulk data. */
export interface LegalityFacts {
  name: string
  legalities: Readonly<Record<string, string>>
}

export interface DeckCheckOptions {
  registry: CardRegistry
  names?: CardNames
  /** Judges legality in a format: of cards with rules, or from facts the user gives. */
  legality?: { format: LegalityFormat } | { format: string; facts: readonly LegalityFacts[] }
}

export type DeckFindingKind =
  | 'size'
  | 'sideboardSize'
  | 'copies'
  | 'unsupported'
  | 'unknownName'
  | 'notLegal'
  | 'banned'
  | 'restricted'

/** Something about a deck that a player should know, in one sentence. */
export interface DeckFinding {
  kind: DeckFindingKind
  card?: string
  message: string
}

/** What a check of a deck found. */
export interface DeckCheck {
  mainSize: number
  sideboardSize: number
  /** Names of the cards that play in kitchen-table mode. */
  unsupported: readonly string[]
  findings: readonly DeckFinding[]
}

/** CR 100.2a, 100.4a. */
const SMALLEST_DECK = 60
const LARGEST_SIDEBOARD = 15
const MOST_COPIES = 4
const BASIC_LAND = /^(Snow-Covered )?(Plains|Island|Swamp|Mountain|Forest|Wastes)$/

function copiesByName(deck: DeckList): Map<string, number> {
  const copies = new Map<string, number>()
  const count = ({ name, count }: DeckEntry) => copies.set(name, (copies.get(name) ?? 0) + count)
  deck.main.forEach(count)
  deck.sideboard.forEach(count)
  return copies
}

function sizeFindings(mainSize: number, sideboardSize: number): DeckFinding[] {
  const findings: DeckFinding[] = []
  if (mainSize < SMALLEST_DECK) {
    findings.push({ kind: 'size', message: `The deck has ${mainSize} cards; most formats ask for ${SMALLEST_DECK}.` })
  }
  if (sideboardSize > LARGEST_SIDEBOARD) {
    const message = `The sideboard has ${sideboardSize} cards; most formats allow ${LARGEST_SIDEBOARD}.`
    findings.push({ kind: 'sideboardSize', message })
  }
  return findings
}

/** CR 100.2a: basic lands are not limited. */
function copyFindings(name: string, copies: number, registry: CardRegistry): DeckFinding[] {
  const isBasic = registry.tryGet(name)?.faces[0]?.supertypes.includes('basic') ?? BASIC_LAND.test(name)
  if (copies <= MOST_COPIES || isBasic) return []
  return [{ kind: 'copies', card: name, message: `${copies} copies of ${name}; most formats allow ${MOST_COPIES}.` }]
}

function supportFindings(name: string, registry: CardRegistry, names: CardNames | undefined): DeckFinding[] {
  if (registry.has(name)) return []
  if ((names ?? allCardNames()).tryGet(name) === undefined) {
    const message = `No card is called "${name}"; it plays in kitchen-table mode.`
    return [{ kind: 'unknownName', card: name, message }]
  }
  return [{ kind: 'unsupported', card: name, message: `${name} is not supported yet; it plays in kitchen-table mode.` }]
}

/** How to look up the legality of a card. */
function legalitiesOf(legality: NonNullable<DeckCheckOptions['legality']>): (name: string) => string | undefined {
  if (!('facts' in legality)) return (name) => legalityOf(name, legality.format)
  const known = new Map(legality.facts.map((fact) => [fact.name, fact.legalities[legality.format]]))
  return (name) => known.get(name)
}

function legalityFindings(name: string, copies: number, format: string, legality: string | undefined): DeckFinding[] {
  if (legality === undefined) {
    return [{ kind: 'notLegal', card: name, message: `The facts do not say whether ${name} is legal in ${format}.` }]
  }
  if (legality === 'banned') return [{ kind: 'banned', card: name, message: `${name} is banned in ${format}.` }]
  if (legality === 'restricted') {
    if (copies <= 1) return []
    return [{ kind: 'restricted', card: name, message: `${name} is restricted to one copy in ${format}.` }]
  }
  if (legality === 'legal') return []
  return [{ kind: 'notLegal', card: name, message: `${name} is not legal in ${format}.` }]
}

/** Tells what is unusual about a deck. It only informs: any deck may be played. */
export function checkDeck(deck: DeckList, options: DeckCheckOptions): DeckCheck {
  const { registry, names, legality } = options
  const mainSize = deckSize(deck.main)
  const sideboardSize = deckSize(deck.sideboard)
  const findings = sizeFindings(mainSize, sideboardSize)
  const copies = copiesByName(deck)
  const legalityIn = legality && legalitiesOf(legality)
  for (const [name, count] of copies) {
    findings.push(...copyFindings(name, count, registry), ...supportFindings(name, registry, names))
    if (legality) findings.push(...legalityFindings(name, count, legality.format, legalityIn?.(name)))
  }
  const unsupported = [...copies.keys()].filter((name) => !registry.has(name))
  return { mainSize, sideboardSize, unsupported, findings }
}
