import { card, controllerOf, destroy, gainLife, spell, target, the } from '@spellwright/dsl'

export const naturesClaim = card({
  name: "Nature's Claim",
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: ['artifact', 'enchantment'] }) },
      effects: [destroy(the('victim')), gainLife(4, controllerOf(the('victim')))],
    }),
  ],
})
