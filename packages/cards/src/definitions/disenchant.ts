import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const disenchant = card({
  name: 'Disenchant',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({ targets: { victim: target({ type: ['artifact', 'enchantment'] }) }, effects: [destroy(the('victim'))] }),
  ],
})
