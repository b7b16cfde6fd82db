import { apply, card, chapter, gain, target, the, youCast } from '@spellwright/dsl'

export const rediscoverTheWay = card({
  name: 'Rediscover the Way',
  type: 'Enchantment — Saga',
  cost: '{U}{R}{W}',
  abilities: [
    chapter([1, 2], {
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'seen' },
        { kind: 'chooseAmong', player: 'you', among: the('seen'), count: { min: 1, max: 1 }, as: 'kept' },
        { kind: 'move', verb: 'put', what: the('kept'), to: 'hand' },
        {
          kind: 'move',
          verb: 'put',
          what: { all: { zone: 'library', among: the('seen') } },
          to: 'library',
          library: { position: 'bottom', order: 'chosen' },
        },
      ],
    }),
    chapter(3, {
      effects: [
        {
          kind: 'delayedTrigger',
          on: youCast({ not: { type: 'creature' } }),
          lasts: 'everyTimeThisTurn',
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [apply(the('creature'), [gain('double strike')])],
        },
      ],
    }),
  ],
})
