import { card, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const wallOfBlossoms = card({
  name: 'Wall of Blossoms',
  cost: '{1}{G}',
  type: 'Creature — Plant Wall',
  power: 0,
  toughness: 4,
  abilities: [keyword('defender'), triggered({ on: enters('self'), effects: [draw(1)] })],
})
