import {
  activated,
  anyTarget,
  card,
  dealDamage,
  exile,
  loyalty,
  ruleUntil,
  the,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const chandraDressedToKill = card({
  name: 'Chandra, Dressed to Kill',
  cost: '{1}{R}{R}',
  type: 'Legendary Planeswalker — Chandra',
  loyalty: 3,
  abilities: [
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: 1,
        },
      ],
      targets: {
        target: {
          players: {
            player: 'any',
          },
          objects: {
            type: 'planeswalker',
          },
          count: {
            min: 0,
            max: 1,
          },
        },
      },
      effects: [
        {
          kind: 'addMana',
          player: 'you',
          mana: {
            kind: 'fixed',
            mana: '{R}',
          },
        },
        {
          kind: 'dealDamage',
          amount: 1,
          to: {
            the: 'target',
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: 1,
        },
      ],
      effects: [
        {
          kind: 'lookAtTop',
          player: 'you',
          count: 1,
          as: 'top',
        },
        {
          kind: 'move',
          verb: 'exile',
          what: {
            the: 'top',
          },
          to: 'exile',
          as: 'exiled',
        },
        {
          kind: 'if',
          condition: {
            kind: 'matches',
            object: 'self',
            filter: {
              color: 'R',
            },
          },
          then: [
            {
              kind: 'rule',
              rule: {
                kind: 'mayPlayFrom',
                player: 'you',
                zone: 'exile',
                what: {
                  among: {
                    the: 'exiled',
                  },
                },
                verb: 'cast',
              },
              until: 'endOfTurn',
            },
          ],
        },
      ],
    },
    activated({
      cost: [loyalty(-7)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { among: the('exiled'), color: 'R' },
          verb: 'cast',
        }),
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: youCast({ color: 'R' }),
              targets: { victim: anyTarget },
              effects: [dealDamage({ kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' }, the('victim'))],
            }),
          ],
        },
      ],
    }),
  ],
})
