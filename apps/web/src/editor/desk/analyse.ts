import { deckReport } from '@spellwright/table'
import {
  CardDefinitions,
  type DeckEntry,
  type DeckList,
  deckSize,
  formatDeckList,
  type LegalityFormat,
} from 'spellwright/play'
import type { DeckAnalysis, DeckGroup, DeckRow, EditedDeck } from '../messages.ts'
import { cardRow, manaValueOf } from './card-index.ts'

export const listOf = ({ title, main, sideboard }: EditedDeck): DeckList => ({
  name: title,
  main,
  sideboard,
  notes: [],
  errors: [],
})

function groupOf(typeLine: string, isSupported: boolean): DeckGroup {
  if (!isSupported) return 'Without rules'
  const front = typeLine.split(' // ')[0] ?? ''
  if (/\bLand\b/.test(front)) return 'Lands'
  if (/\bCreature\b/.test(front)) return 'Creatures'
  return /\b(Instant|Sorcery)\b/.test(front) ? 'Spells' : 'Other permanents'
}

function rowOf(entry: DeckEntry): DeckRow {
  const card = cardRow(entry.name)
  return { ...entry, card, group: groupOf(card.typeLine, card.isSupported) }
}

const frontCost = ({ card }: DeckRow): string => card.cost.split(' // ')[0] ?? ''

const LAST_COLUMN = 7

function curveOf(spells: readonly DeckRow[]): number[] {
  const curve = Array<number>(LAST_COLUMN + 1).fill(0)
  for (const row of spells) {
    const at = Math.min(LAST_COLUMN, manaValueOf(frontCost(row)))
    curve[at] = (curve[at] ?? 0) + row.count
  }
  return curve
}

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const

/** Counts something of each colour over cards, by how many copies there are. */
function byColor(rows: readonly DeckRow[], read: (row: DeckRow, color: string) => number): Record<string, number> {
  return Object.fromEntries(
    COLORS.map((color) => [color, rows.reduce((sum, row) => sum + row.count * read(row, color), 0)]),
  )
}

const symbolsIn = (row: DeckRow, color: string): number => frontCost(row).split(color).length - 1

/** What a basic land type adds is not in its text (CR 305.6). */
const BASIC_TYPES: Readonly<Record<string, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
}

function addsColor({ card }: DeckRow, color: string): number {
  const adds = card.text.split('\n').filter((line) => /\bAdd\b/.test(line))
  const isSource =
    adds.some((line) => line.includes(`{${color}}`) || /mana of any/.test(line)) ||
    new RegExp(`\\b${BASIC_TYPES[color]}\\b`).test(card.typeLine)
  return isSource ? 1 : 0
}

/** The chance of each number of lands among seven cards of the deck. */
export function landOdds(lands: number, size: number, hand = 7): number[] {
  if (size < hand) return []
  const choose = (n: number, k: number): number => {
    let result = k > n ? 0 : 1
    for (let at = 1; at <= k && result > 0; at++) result = (result * (n - k + at)) / at
    return result
  }
  const all = choose(size, hand)
  return Array.from(
    { length: hand + 1 },
    (_, count) => (choose(lands, count) * choose(size - lands, hand - count)) / all,
  )
}

/** What the editor says about a deck. The cards in it must have been loaded. */
export function analyse(deck: EditedDeck, format: LegalityFormat | null = null): DeckAnalysis {
  const main = deck.main.map(rowOf)
  const lands = main.filter(({ group }) => group === 'Lands')
  const spells = main.filter(({ group }) => group !== 'Lands' && group !== 'Without rules')
  const { findings, unsupported } = deckReport(listOf(deck), format)
  const size = deckSize(deck.main)
  const spellCount = deckSize(spells)
  const manaValues = spells.reduce((sum, row) => sum + row.count * manaValueOf(frontCost(row)), 0)
  return {
    main,
    sideboard: deck.sideboard.map(rowOf),
    size,
    sideboardSize: deckSize(deck.sideboard),
    lands: deckSize(lands),
    curve: curveOf(spells),
    meanManaValue: spellCount === 0 ? null : manaValues / spellCount,
    colors: byColor(spells, symbolsIn),
    sources: byColor(lands, addsColor),
    landOdds: landOdds(deckSize(lands), size),
    findings,
    unsupported,
    text: formatDeckList(listOf(deck)),
  }
}

/** Whether every card of the deck is here already. */
export const isAtHand = ({ main, sideboard }: EditedDeck): boolean =>
  [...main, ...sideboard].every(({ name }) => CardDefinitions.isAtHand(name))
