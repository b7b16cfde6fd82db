import {
  all,
  bound,
  card,
  destroy,
  enters,
  exile,
  gainLife,
  mana,
  target,
  targetPlayer,
  the,
  triggered,
} from '@spellwright/dsl'

export const tranquilFrillback = card({
  name: 'Tranquil Frillback',
  type: 'Creature — Dinosaur',
  cost: '{2}{G}',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{G}')],
          upTo: { times: 3, as: 'paid' },
          then: [
            {
              kind: 'reflexiveTrigger',
              modes: {
                min: 0,
                max: bound('paid'),
                options: [
                  {
                    targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
                    effects: [destroy(the('permanent'))],
                  },
                  {
                    targets: { player: targetPlayer },
                    effects: [exile(all({ zone: 'graveyard', owner: the('player') }))],
                  },
                  { effects: [gainLife(4)] },
                ],
              },
              effects: [],
            },
          ],
        },
      ],
    }),
  ],
})
