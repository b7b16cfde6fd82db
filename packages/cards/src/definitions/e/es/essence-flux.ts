import { card, exile, matches, ownerOf, putCounters, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const essenceFlux = card({
  name: 'Essence Flux',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        exile(the('creature'), { as: 'card' }),
        returnTo('battlefield', the('card'), { under: ownerOf(the('card')), as: 'returned' }),
        when(matches(the('returned'), { subtype: 'Spirit' }), putCounters('+1/+1', 1, the('returned'))),
      ],
    }),
  ],
})
