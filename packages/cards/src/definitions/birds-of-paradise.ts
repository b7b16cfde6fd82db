import { anyColor, card, keyword, tapForMana } from '@spellwright/dsl'

export const birdsOfParadise = card({
  name: 'Birds of Paradise',
  cost: '{G}',
  type: 'Creature — Bird',
  power: 0,
  toughness: 1,
  abilities: [keyword('flying'), tapForMana(anyColor())],
})
