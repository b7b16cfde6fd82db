import { card, dealsDamageToPlayer, destroy, removeCounter, target, the, triggered } from '@spellwright/dsl'

export const leatherheadSwampStalker = card({
  name: 'Leatherhead, Swamp Stalker',
  cost: '{2}{G}{G}',
  type: 'Legendary Creature — Crocodile Mutant Rogue',
  power: 5,
  toughness: 4,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'trample',
    },
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'counters',
            counter: 'hexproof',
            count: 1,
          },
        ],
      },
    },
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [removeCounter('any')],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { permanent: target({ type: ['artifact', 'enchantment'], controller: 'eventPlayer' }) },
              effects: [destroy(the('permanent'))],
            },
          ],
        },
      ],
    }),
  ],
})
