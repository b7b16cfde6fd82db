import { all, attacks, card, draw, keywords, putCounters, triggered, when } from '@spellwright/dsl'

export const finneasAceArcher = card({
  name: 'Finneas, Ace Archer',
  cost: '{G}{W}',
  type: 'Legendary Creature — Rabbit Archer',
  power: 2,
  toughness: 2,
  abilities: [
    ...keywords('vigilance', 'reach'),
    triggered({
      on: attacks('self'),
      effects: [
        putCounters(
          '+1/+1',
          1,
          all({
            controller: 'you',
            other: true,
            any: [
              { type: 'creature', is: 'token' },
              { type: 'creature', subtype: 'Rabbit' },
            ],
          }),
        ),
        when(
          {
            kind: 'compare',
            quantity: { kind: 'total', value: 'power', of: { type: 'creature', controller: 'you' } },
            is: { atLeast: 10 },
          },
          draw(1),
        ),
      ],
    }),
  ],
})
