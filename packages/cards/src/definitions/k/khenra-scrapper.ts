import { card, keyword, mayExertAsItAttacks, pump } from '@spellwright/dsl'

export const khenraScrapper = card({
  name: 'Khenra Scrapper',
  cost: '{2}{R}',
  type: 'Creature — Jackal Warrior',
  power: 2,
  toughness: 3,
  abilities: [keyword('menace'), ...mayExertAsItAttacks({ effects: [pump('self', 2, 0)] })],
})
