import { card, keyword } from '@spellwright/dsl'

export const blastoderm = card({
  name: 'Blastoderm',
  cost: '{2}{G}{G}',
  type: 'Creature — Beast',
  power: 5,
  toughness: 5,
  abilities: [keyword('shroud'), keyword({ kind: 'fading', count: 3 })],
})
