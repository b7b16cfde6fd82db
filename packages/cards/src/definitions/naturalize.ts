import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const naturalize = card({
  name: 'Naturalize',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({ targets: { victim: target({ type: ['artifact', 'enchantment'] }) }, effects: [destroy(the('victim'))] }),
  ],
})
