import { card, continuous, setLandTypes } from '@spellwright/dsl'

export const bloodMoon = card({
  name: 'Blood Moon',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    continuous({ affects: { type: 'land', not: { supertype: 'basic' } }, apply: [setLandTypes('Mountain')] }),
  ],
})
