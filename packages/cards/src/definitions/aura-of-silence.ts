import { activated, card, costsMore, destroy, sacrificeSelf, target, the } from '@spellwright/dsl'

export const auraOfSilence = card({
  name: 'Aura of Silence',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [
    costsMore('opponent', { type: ['artifact', 'enchantment'] }, '{2}'),
    activated({
      cost: [sacrificeSelf],
      targets: { victim: target({ type: ['artifact', 'enchantment'] }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
