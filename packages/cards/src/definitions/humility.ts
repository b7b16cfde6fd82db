import { card, continuous, loseAllAbilities, setBasePT } from '@spellwright/dsl'

export const humility = card({
  name: 'Humility',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature' }, apply: [loseAllAbilities, setBasePT(1)] })],
})
