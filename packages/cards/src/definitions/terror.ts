import { card, destroyNoRegeneration, spell, target, the } from '@spellwright/dsl'

export const terror = card({
  name: 'Terror',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { any: [{ type: 'artifact' }, { color: 'B' }] } }) },
      effects: [destroyNoRegeneration(the('creature'))],
    }),
  ],
})
