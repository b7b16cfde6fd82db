import {
  atBeginningOf,
  card,
  destroy,
  keyword,
  manaValueOf,
  sacrificeIt,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const argentumMasticore = card({
  name: 'Argentum Masticore',
  cost: '{5}',
  type: 'Artifact Creature — Phyrexian Masticore',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('first strike'),
    keyword({ kind: 'protection', from: [{ filter: { is: 'multicolored' } }] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [{ kind: 'discard', what: {}, count: 1, as: 'discarded' }],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: {
                permanent: target({
                  not: { type: 'land' },
                  controller: 'opponent',
                  manaValue: { atMost: manaValueOf(the('discarded')) },
                }),
              },
              effects: [destroy(the('permanent'))],
            },
          ],
          else: [sacrificeIt('self')],
        },
      ],
    }),
  ],
})
