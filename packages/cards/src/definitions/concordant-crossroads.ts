import { card, continuous, gain } from '@spellwright/dsl'

export const concordantCrossroads = card({
  name: 'Concordant Crossroads',
  cost: '{G}',
  type: 'World Enchantment',
  abilities: [continuous({ affects: { type: 'creature' }, apply: [gain('haste')] })],
})
