import { card, keyword } from '@spellwright/dsl'

export const basilicaScreecher = card({
  name: 'Basilica Screecher',
  cost: '{1}{B}',
  type: 'Creature — Bat',
  power: 1,
  toughness: 2,
  abilities: [keyword('flying'), keyword('extort')],
})
