import { addType, card, continuous, setBasePT } from '@spellwright/dsl'

export const naturesRevolt = card({
  name: "Nature's Revolt",
  type: 'Enchantment',
  cost: '{3}{G}{G}',
  abilities: [continuous({ affects: { type: 'land' }, apply: [addType('creature'), setBasePT(2)] })],
})
