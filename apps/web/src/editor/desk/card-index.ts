import {
  allCardNames,
  type CardDefinition,
  CardDefinitions,
  foldName,
  LIBRARY_PARTS,
  libraryFile,
  ManaCost,
  type RenderedCard,
  renderCard,
} from 'spellwright/play'
import { loadFile } from '../../worker/card-files.ts'
import type { CardQuery, CardRow, SearchResult } from '../messages.ts'
import { type CardFacts, type IndexedCard, rankOf, testsOf } from './card-query.ts'

const MOST_FOUND = 120
/** Texts are read in portions, so that a search gets through meanwhile. */
const PORTION = 400

type Face = CardDefinition['faces'][number]

/** The colours of a face: its indicator, or the symbols of its cost; none with devoid. */
function colorsOfFace({ cost, colorIndicator, abilities }: Face): string {
  if (abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'devoid')) return ''
  const found = colorIndicator ?? [...(cost ?? '').matchAll(/[WUBRG]/g)].map(([color]) => color)
  return found.join('')
}

/** The colours of a card, in small letters and in their usual order. */
function colorsOf({ faces }: CardDefinition): string {
  const found = faces.map(colorsOfFace).join('')
  return [...'WUBRG']
    .filter((color) => found.includes(color))
    .join('')
    .toLowerCase()
}

export const manaValueOf = (cost: string | null | undefined): number => (cost ? ManaCost.parse(cost).manaValue : 0)

function factsOf(definition: CardDefinition, { faces }: RenderedCard): CardFacts {
  return {
    typeLine: faces
      .map(({ typeLine }) => typeLine)
      .join(' // ')
      .toLowerCase(),
    text: faces
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase(),
    colors: colorsOf(definition),
    manaValue: manaValueOf(faces[0]?.manaCost),
  }
}

const statsOf = ({ power, toughness, loyalty, defense }: RenderedCard['faces'][number]): string =>
  power !== null ? `${power}/${toughness}` : (loyalty ?? defense ?? '')

/** What the list shows of a card. */
export function cardRow(name: string): CardRow {
  const definition = CardDefinitions.tryGet(name)
  if (!definition) return { name, isSupported: false, cost: '', typeLine: '', stats: '', text: '' }
  const { faces } = renderCard(definition)
  const [front] = faces
  return {
    name: definition.name,
    isSupported: true,
    cost: faces.flatMap(({ manaCost }) => manaCost ?? []).join(' // '),
    typeLine: faces.map(({ typeLine }) => typeLine).join(' // '),
    stats: front ? statsOf(front) : '',
    text: faces.map(({ text }) => text).join('\n—\n'),
  }
}

/** All cards there are, to be searched. Names come first; the texts of the cards with rules follow. */
export class CardIndex {
  private readonly cards: IndexedCard[]
  private readonly places = new Map<string, number>()
  private read = 0
  private toRead = 1

  constructor(names: readonly string[] = allCardNames().all) {
    this.cards = names.map((name) => ({ name, folded: foldName(name), facts: null }))
    for (const [at, { name }] of this.cards.entries()) this.places.set(name, at)
  }

  get indexed(): number {
    return this.read / this.toRead
  }

  /** Reads the texts of these cards, a portion at a time. */
  async readTexts(definitions: readonly CardDefinition[], pause: () => Promise<void>): Promise<void> {
    this.toRead = definitions.length
    for (let from = 0; from < definitions.length; from += PORTION) {
      for (const definition of definitions.slice(from, from + PORTION)) this.add(definition)
      this.read = Math.min(definitions.length, from + PORTION)
      await pause()
    }
  }

  private add(definition: CardDefinition): void {
    const { name } = definition
    const card = { name, folded: foldName(name), facts: factsOf(definition, renderCard(definition)) }
    const place = this.places.get(name)
    if (place === undefined) this.places.set(name, this.cards.push(card) - 1)
    else this.cards[place] = card
  }

  search(query: CardQuery): SearchResult {
    const tests = testsOf(query, foldName)
    const wanted = foldName(query.words)
    const found = this.cards.filter((card) => tests.every((test) => test(card)))
    const ranked = found
      .map((card) => ({ card, rank: rankOf(card, wanted) }))
      .sort((a, b) => a.rank - b.rank || (a.card.name < b.card.name ? -1 : 1))
    const cards = ranked.slice(0, MOST_FOUND).map(({ card }) => cardRow(card.name))
    return { total: found.length, cards, indexed: this.indexed }
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** The index of all cards. It can be searched by name at once, and says whenever more texts have been read. */
export async function openCardIndex(onProgress: (indexed: number) => void): Promise<CardIndex> {
  await loadFile('names.txt')
  const index = new CardIndex()
  const readAll = async (): Promise<void> => {
    await Promise.all(LIBRARY_PARTS.map((part) => loadFile(libraryFile(part))))
    await index.readTexts(CardDefinitions.all, async () => {
      onProgress(index.indexed)
      await nextTask()
    })
  }
  // Without a network, names can still be searched.
  readAll().catch(() => {})
  return index
}
