import {
  activated,
  card,
  countersOn,
  dealDamage,
  players,
  putCounters,
  tap,
  triggered,
  when,
  youCast,
} from '@spellwright/dsl'

export const cursedRecording = card({
  name: 'Cursed Recording',
  cost: '{2}{R}{R}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: youCast({ type: ['instant', 'sorcery'] }),
      effects: [
        putCounters('time', 1, 'self'),
        when(
          { kind: 'compare', quantity: countersOn('self', 'time'), is: { atLeast: 7 } },
          { kind: 'removeCounters', what: 'self', counter: 'time', count: 'all' },
          dealDamage(20, players('you')),
        ),
      ],
    }),
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'delayedTrigger',
          on: youCast({ type: ['instant', 'sorcery'] }),
          lasts: 'onceThisTurn',
          effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
        },
      ],
    }),
  ],
})
