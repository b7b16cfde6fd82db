import {
  activated,
  apply,
  atBeginningOf,
  card,
  discard,
  draw,
  exile,
  gain,
  loyalty,
  put,
  returnTo,
  search,
  shuffle,
  target,
  the,
} from '@spellwright/dsl'

export const nahiriTheHarbinger = card({
  name: 'Nahiri, the Harbinger',
  cost: '{2}{R}{W}',
  type: 'Legendary Planeswalker — Nahiri',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(2)],
      effects: [{ kind: 'may', player: 'you', effects: [discard(1)], then: [draw(1)] }],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: {
        permanent: target({
          any: [{ type: 'enchantment' }, { type: 'artifact', is: 'tapped' }, { type: 'creature', is: 'tapped' }],
        }),
      },
      effects: [exile(the('permanent'))],
    }),
    activated({
      cost: [loyalty(-8)],
      effects: [
        search({ type: ['artifact', 'creature'] }),
        put('battlefield', the('found'), { as: 'permanent' }),
        shuffle(),
        apply(the('permanent'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('hand', the('permanent'))],
        },
      ],
    }),
  ],
})
