import {
  apply,
  card,
  createToken,
  gain,
  modifyPT,
  put,
  sacrifice,
  shuffle,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const theHuntsmansRedemption = card({
  name: "The Huntsman's Redemption",
  cost: '{2}{G}',
  type: 'Enchantment — Saga',
  abilities: [
    triggered({
      on: { kind: 'chapter', numbers: [1] },
      effects: [createToken(1, token({ colors: ['G'], type: 'Creature — Beast', power: 3, toughness: 3 }))],
    }),
    triggered({
      on: { kind: 'chapter', numbers: [2] },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrifice({ type: 'creature' })],
          then: [
            {
              kind: 'search',
              player: 'you',
              whose: 'you',
              zones: ['library'],
              filter: { any: [{ type: 'creature' }, { supertype: 'basic', type: 'land' }] },
              count: { min: 1, max: 1 },
              reveal: 'reveal',
              as: 'found',
            },
            put('hand', the('found')),
            shuffle(),
          ],
        },
      ],
    }),
    triggered({
      on: { kind: 'chapter', numbers: [3] },
      targets: { target: target({ type: 'creature' }, { count: { min: 0, max: 2 } }) },
      effects: [apply(the('target'), [modifyPT(2, 2), gain('trample')])],
    }),
  ],
})
