import { card, destroyNoRegeneration, spell, target, the } from '@spellwright/dsl'

export const smother = card({
  name: 'Smother',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', manaValue: { atMost: 3 } }) },
      effects: [destroyNoRegeneration(the('creature'))],
    }),
  ],
})
