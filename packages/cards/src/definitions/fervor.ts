import { card, continuous, gain } from '@spellwright/dsl'

export const fervor = card({
  name: 'Fervor',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature', controller: 'you' }, apply: [gain('haste')] })],
})
