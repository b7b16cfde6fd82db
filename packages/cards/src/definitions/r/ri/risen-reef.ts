import { card, did, enters, matches, may, not, put, the, triggered, when } from '@spellwright/dsl'

export const risenReef = card({
  name: 'Risen Reef',
  cost: '{1}{G}{U}',
  type: 'Creature — Elemental',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [enters('self'), enters({ subtype: 'Elemental', controller: 'you', other: true })],
      },
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'card' },
        when(
          matches(the('card'), { type: 'land' }),
          may(put('battlefield', the('card'), { enters: ['tapped'], as: 'put' })),
        ),
        when(not(did('put')), put('hand', the('card'))),
      ],
    }),
  ],
})
