import { card, costsLess } from '@spellwright/dsl'

export const thornscapeFamiliar = card({
  name: 'Thornscape Familiar',
  cost: '{1}{G}',
  type: 'Creature — Insect',
  power: 2,
  toughness: 1,
  abilities: [costsLess('you', { color: ['R', 'W'] }, '{1}')],
})
