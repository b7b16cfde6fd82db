import { card, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const wallOfOmens = card({
  name: 'Wall of Omens',
  cost: '{1}{W}',
  type: 'Creature — Wall',
  power: 0,
  toughness: 4,
  abilities: [keyword('defender'), triggered({ on: enters('self'), effects: [draw(1)] })],
})
