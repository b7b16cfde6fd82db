import { attacks, card, gainLife, loseLife, triggered } from '@spellwright/dsl'

export const agateBladeAssassin = card({
  name: 'Agate-Blade Assassin',
  cost: '{1}{B}',
  type: 'Creature — Lizard Assassin',
  power: 1,
  toughness: 3,
  abilities: [triggered({ on: attacks('self'), effects: [loseLife(1, 'defendingPlayer'), gainLife(1)] })],
})
