import { card, continuous, modifyPT, youControl } from '@spellwright/dsl'

export const kirdApe = card({
  name: 'Kird Ape',
  cost: '{R}',
  type: 'Creature — Ape',
  power: 1,
  toughness: 1,
  abilities: [continuous({ condition: youControl({ subtype: 'Forest' }), affects: 'self', apply: [modifyPT(1, 2)] })],
})
