import { card, matches, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const perilousVoyage = card({
  name: 'Perilous Voyage',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { target: target({ not: { any: [{ controller: 'you' }, { type: 'land' }] } }) },
      effects: [
        returnTo('hand', the('target')),
        when(matches(the('target'), { manaValue: { atMost: 2 } }), { kind: 'scry', player: 'you', count: 2 }),
      ],
    }),
  ],
})
