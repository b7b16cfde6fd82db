import { activated, card, destroy, sacrificeSelf, target, the } from '@spellwright/dsl'

export const sealOfCleansing = card({
  name: 'Seal of Cleansing',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [sacrificeSelf],
      targets: { victim: target({ type: ['artifact', 'enchantment'] }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
