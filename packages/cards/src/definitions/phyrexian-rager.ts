import { card, draw, enters, loseLife, triggered } from '@spellwright/dsl'

export const phyrexianRager = card({
  name: 'Phyrexian Rager',
  cost: '{2}{B}',
  type: 'Creature — Phyrexian Horror',
  power: 2,
  toughness: 2,
  abilities: [triggered({ on: enters('self'), effects: [draw(1), loseLife(1)] })],
})
