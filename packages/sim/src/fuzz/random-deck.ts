import { BASIC_LAND_TYPES, type CardDefinition, COLORS, type Color } from '@spellwright/dsl'
import type { DeckEntry, Random } from '@spellwright/engine'

const colorsIn = (card: CardDefinition): Set<Color> => {
  const text = card.faces.map((face) => `${face.cost ?? ''}${JSON.stringify(face.abilities)}`).join('')
  return new Set(COLORS.filter((color) => text.includes(`{${color}`) || text.includes(`/${color}}`)))
}

const isLand = ({ faces: [front] }: CardDefinition): boolean => front?.types.includes('land') === true

/** Builds a deck of 60 cards around a dozen rarely used ones, with lands that can pay for them. */
export function randomDeck(
  cards: readonly CardDefinition[],
  timesPlayed: (name: string) => number,
  random: Random,
): DeckEntry[] {
  const order = cards.map((card) => ({ card, rank: timesPlayed(card.name) * 4 + random.next() * 6 }))
  order.sort((a, b) => a.rank - b.rank)
  const wanted = order.map(({ card }) => card)
  const first = wanted.find((card) => !isLand(card))
  const colors = new Set<Color>(first ? colorsIn(first) : [])
  while (colors.size < 2) colors.add(COLORS[random.int(5)] ?? 'W')
  const fits = (card: CardDefinition): boolean => [...colorsIn(card)].every((color) => colors.has(color))
  const spells = wanted.filter((card) => !isLand(card) && fits(card)).slice(0, 12)
  const lands = wanted.filter((card) => isLand(card) && fits(card)).slice(0, 4)
  const entries: DeckEntry[] = spells.map((card) => ({ name: card.name, count: 3 }))
  for (const card of lands) entries.push({ name: card.name, count: 2 })
  const left = 60 - entries.reduce((sum, entry) => sum + entry.count, 0)
  const basics = [...colors].flatMap((color) => BASIC_LAND_TYPES[COLORS.indexOf(color)] ?? [])
  basics.forEach((name, index) => {
    const share = Math.floor(left / basics.length) + (index < left % basics.length ? 1 : 0)
    if (share > 0) entries.push({ name, count: share })
  })
  return entries
}
