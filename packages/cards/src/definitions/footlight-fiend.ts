import { anyTarget, card, dealDamage, dies, the, triggered } from '@spellwright/dsl'

export const footlightFiend = card({
  name: 'Footlight Fiend',
  cost: '{B/R}',
  type: 'Creature — Devil',
  power: 1,
  toughness: 1,
  abilities: [triggered({ on: dies('self'), targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] })],
})
