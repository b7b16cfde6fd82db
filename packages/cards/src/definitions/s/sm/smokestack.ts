import { atBeginningOf, card, countersOn, may, putCounters, triggered } from '@spellwright/dsl'

export const smokestack = card({
  name: 'Smokestack',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [may(putCounters('soot', 1, 'self'))] }),
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [{ kind: 'sacrificeChoice', player: 'eventPlayer', filter: {}, count: countersOn('self', 'soot') }],
    }),
  ],
})
