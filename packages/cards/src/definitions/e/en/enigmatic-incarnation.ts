import {
  atBeginningOf,
  card,
  manaValueOf,
  plus,
  put,
  sacrifice,
  search,
  shuffle,
  the,
  triggered,
} from '@spellwright/dsl'

export const enigmaticIncarnation = card({
  name: 'Enigmatic Incarnation',
  type: 'Enchantment',
  cost: '{2}{G}{U}',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrifice({ type: 'enchantment', other: true }, 'sacrificed')],
          then: [
            search({ type: 'creature', manaValue: { exactly: plus(1, manaValueOf(the('sacrificed'))) } }),
            put('battlefield', the('found')),
            shuffle(),
          ],
        },
      ],
    }),
  ],
})
