import { card, dies, keyword, mill, targetPlayer, the, triggered } from '@spellwright/dsl'

export const mindeyeDrake = card({
  name: 'Mindeye Drake',
  cost: '{4}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({ on: dies('self'), targets: { player: targetPlayer }, effects: [mill(5, the('player'))] }),
  ],
})
