import { card, mayExertAsItAttacks, pump } from '@spellwright/dsl'

export const hoodedBrawler = card({
  name: 'Hooded Brawler',
  cost: '{2}{G}',
  type: 'Creature — Snake Warrior',
  power: 3,
  toughness: 2,
  abilities: [...mayExertAsItAttacks({ effects: [pump('self', 2, 2)] })],
})
