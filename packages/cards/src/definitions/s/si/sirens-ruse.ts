import { card, draw, exile, matches, ownerOf, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const sirensRuse = card({
  name: "Siren's Ruse",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        exile(the('creature'), { as: 'card' }),
        returnTo('battlefield', the('card'), { under: ownerOf(the('card')) }),
        when(matches(the('card'), { subtype: 'Pirate' }), draw(1)),
      ],
    }),
  ],
})
