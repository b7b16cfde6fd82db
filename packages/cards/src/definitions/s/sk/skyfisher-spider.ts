import {
  card,
  count,
  destroy,
  dies,
  enters,
  exile,
  gainLife,
  keyword,
  sacrifice,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const skyfisherSpider = card({
  name: 'Skyfisher Spider',
  cost: '{2}{B}{G}',
  type: 'Creature — Spider',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrifice({ type: 'creature', other: true })],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { target: target({ not: { type: 'land' } }) },
              effects: [destroy(the('target'))],
            },
          ],
        },
      ],
    }),
    triggered({
      on: dies('self'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [gainLife(count({ zone: 'graveyard', owner: 'you', type: 'creature' }))],
          then: [exile('self')],
        },
      ],
    }),
  ],
})
