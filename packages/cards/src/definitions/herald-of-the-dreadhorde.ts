import { amass, card, dies, triggered } from '@spellwright/dsl'

export const heraldOfTheDreadhorde = card({
  name: 'Herald of the Dreadhorde',
  cost: '{3}{B}',
  type: 'Creature — Zombie Warrior',
  power: 3,
  toughness: 2,
  abilities: [triggered({ on: dies('self'), effects: [amass('Zombie', 2)] })],
})
