import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const doomBlade = card({
  name: 'Doom Blade',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'B' } }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
