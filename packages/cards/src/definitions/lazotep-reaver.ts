import { amass, card, enters, triggered } from '@spellwright/dsl'

export const lazotepReaver = card({
  name: 'Lazotep Reaver',
  cost: '{1}{B}',
  type: 'Creature — Zombie Beast',
  power: 1,
  toughness: 2,
  abilities: [triggered({ on: enters('self'), effects: [amass('Zombie', 1)] })],
})
