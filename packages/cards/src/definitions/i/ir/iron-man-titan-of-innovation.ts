import {
  activated,
  addMana,
  anyColor,
  attacks,
  card,
  createToken,
  keyword,
  manaValueOf,
  put,
  sacrifice,
  sacrificeSelf,
  shuffle,
  tap,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const ironManTitanOfInnovation = card({
  name: 'Iron Man, Titan of Innovation',
  cost: '{3}{U}{R}',
  type: 'Legendary Artifact Creature — Human Hero',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    keyword('haste'),
    triggered({
      abilityWord: 'Genius Industrialist',
      on: attacks('self'),
      effects: [
        createToken(
          1,
          token({
            colors: [],
            type: 'Artifact — Treasure',
            abilities: [activated({ cost: [tap, sacrificeSelf], effects: [addMana(anyColor())] })],
          }),
        ),
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrifice({ not: { type: 'creature' }, type: 'artifact' }, 'sacrificed')],
          then: [
            {
              kind: 'search',
              player: 'you',
              whose: 'you',
              zones: ['library'],
              filter: {
                manaValue: { exactly: { kind: 'plus', terms: [1, manaValueOf(the('sacrificed'))] } },
                type: 'artifact',
              },
              count: { min: 1, max: 1 },
              as: 'found',
            },
            put('battlefield', the('found'), { enters: ['tapped'] }),
            shuffle(),
          ],
        },
      ],
    }),
  ],
})
