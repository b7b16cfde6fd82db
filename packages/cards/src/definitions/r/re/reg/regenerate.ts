import { card, spell, target, the } from '@spellwright/dsl'

export const regenerate = card({
  name: 'Regenerate',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [{ kind: 'regenerate', what: the('creature') }],
    }),
  ],
})
