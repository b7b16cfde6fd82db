import type { CardType } from 'spellwright/play'

interface Groupable {
  readonly name: string
  readonly types: readonly string[]
  readonly manaValue: number
}

/** The order in which players sort a pile of cards. */
const GROUPS: readonly (readonly [CardType, string])[] = [
  ['creature', 'Creatures'],
  ['planeswalker', 'Planeswalkers'],
  ['instant', 'Instants'],
  ['sorcery', 'Sorceries'],
  ['artifact', 'Artifacts'],
  ['enchantment', 'Enchantments'],
  ['battle', 'Battles'],
  ['land', 'Lands'],
]

export interface CardGroup<T> {
  readonly title: string
  readonly cards: readonly T[]
}

/** The cards by type, each group by mana value and name. */
export function groupCards<T extends Groupable>(cards: readonly T[]): CardGroup<T>[] {
  const groupOf = ({ types }: T): string => GROUPS.find(([type]) => types.includes(type))?.[1] ?? 'Others'
  const titles = [...GROUPS.map(([, title]) => title), 'Others']
  const sorted = cards.toSorted((a, b) => a.manaValue - b.manaValue || a.name.localeCompare(b.name))
  return titles
    .map((title) => ({ title, cards: sorted.filter((card) => groupOf(card) === title) }))
    .filter((group) => group.cards.length > 0)
}
