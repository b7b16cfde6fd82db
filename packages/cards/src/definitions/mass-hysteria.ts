import { card, continuous, gain } from '@spellwright/dsl'

export const massHysteria = card({
  name: 'Mass Hysteria',
  cost: '{R}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature' }, apply: [gain('haste')] })],
})
