import { card, chapter, putCounters, target, the, youCast } from '@spellwright/dsl'

export const showdownOfTheSkalds = card({
  name: 'Showdown of the Skalds',
  type: 'Enchantment — Saga',
  cost: '{2}{R}{W}',
  abilities: [
    chapter(1, {
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'top' },
        { kind: 'move', verb: 'exile', what: the('top'), to: 'exile', as: 'exiled' },
        {
          kind: 'rule',
          rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          until: 'endOfYourNextTurn',
        },
      ],
    }),
    chapter([2, 3], {
      effects: [
        {
          kind: 'delayedTrigger',
          on: youCast({}),
          lasts: 'everyTimeThisTurn',
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [putCounters('+1/+1', 1, the('creature'))],
        },
      ],
    }),
  ],
})
