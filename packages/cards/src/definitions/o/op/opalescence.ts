import { addType, card, continuous, manaValueOf, setBasePT } from '@spellwright/dsl'

export const opalescence = card({
  name: 'Opalescence',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    continuous({
      affects: { type: 'enchantment', not: { subtype: 'Aura' }, other: true },
      apply: [addType('creature'), setBasePT(manaValueOf('affected'))],
    }),
  ],
})
