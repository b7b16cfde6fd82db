import { atBeginningOf, card, leaves, matches, may, target, the, triggered } from '@spellwright/dsl'

export const theOzolith = card({
  name: 'The Ozolith',
  type: 'Legendary Artifact',
  cost: '{1}',
  abilities: [
    triggered({
      on: leaves({ type: 'creature', controller: 'you' }),
      condition: matches('eventObject', { counters: { counter: 'any', count: { atLeast: 1 } } }),
      effects: [{ kind: 'moveAllCounters', from: 'eventObject', to: 'self' }],
    }),
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      condition: matches('self', { counters: { counter: 'any', count: { atLeast: 1 } } }),
      targets: { creature: target({ type: 'creature' }) },
      effects: [may({ kind: 'moveAllCounters', from: 'self', to: the('creature') })],
    }),
  ],
})
