import { card, matches, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const serumSnare = card({
  name: 'Serum Snare',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        returnTo('hand', the('permanent')),
        when(matches(the('permanent'), { manaValue: { atMost: 3 } }), { kind: 'proliferate' }),
      ],
    }),
  ],
})
