import { amass, card, dies, keyword, triggered } from '@spellwright/dsl'

export const grimInitiate = card({
  name: 'Grim Initiate',
  cost: '{R}',
  type: 'Creature — Zombie Warrior',
  power: 1,
  toughness: 1,
  abilities: [keyword('first strike'), triggered({ on: dies('self'), effects: [amass('Zombie', 1)] })],
})
