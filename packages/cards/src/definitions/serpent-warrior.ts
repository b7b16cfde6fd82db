import { card, enters, loseLife, triggered } from '@spellwright/dsl'

export const serpentWarrior = card({
  name: 'Serpent Warrior',
  cost: '{2}{B}',
  type: 'Creature — Snake Warrior',
  power: 3,
  toughness: 3,
  abilities: [triggered({ on: enters('self'), effects: [loseLife(3)] })],
})
