import { card, may, put, rule, search, shuffle, the, triggered, youCast } from '@spellwright/dsl'

export const conduitOfRuin = card({
  name: 'Conduit of Ruin',
  cost: '{6}',
  type: 'Creature — Eldrazi',
  power: 5,
  toughness: 5,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [
        may(
          search({ type: 'creature', is: 'colorless', manaValue: { atLeast: 7 } }, { reveal: 'reveal' }),
          shuffle(),
          put('library', the('found'), { library: { position: 'top' } }),
        ),
      ],
    }),
    rule(
      { kind: 'costChange', player: 'you', spell: { type: 'creature' }, change: { kind: 'reduce', mana: '{2}' } },
      {
        condition: { kind: 'happened', event: youCast({ type: 'creature' }), when: 'thisTurn', times: { exactly: 0 } },
      },
    ),
  ],
})
