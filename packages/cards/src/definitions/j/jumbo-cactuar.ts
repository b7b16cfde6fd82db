import { attacks, card, pump, triggered } from '@spellwright/dsl'

export const jumboCactuar = card({
  name: 'Jumbo Cactuar',
  cost: '{5}{G}{G}',
  type: 'Creature — Plant',
  power: 1,
  toughness: 7,
  abilities: [triggered({ abilityWord: '10,000 Needles', on: attacks('self'), effects: [pump('self', 9999, 0)] })],
})
