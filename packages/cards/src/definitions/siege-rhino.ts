import { card, enters, gainLife, keyword, loseLife, triggered } from '@spellwright/dsl'

export const siegeRhino = card({
  name: 'Siege Rhino',
  cost: '{1}{W}{B}{G}',
  type: 'Creature — Rhino',
  power: 4,
  toughness: 5,
  abilities: [keyword('trample'), triggered({ on: enters('self'), effects: [loseLife(3, 'opponent'), gainLife(3)] })],
})
