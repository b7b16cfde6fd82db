import { card, dies, entersWithCounters, matches, target, the, triggered } from '@spellwright/dsl'

export const ironApprentice = card({
  name: 'Iron Apprentice',
  type: 'Artifact Creature — Construct',
  cost: '{1}',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', 1),
    triggered({
      on: dies('self'),
      condition: matches('self', { counters: { counter: 'any', count: { atLeast: 1 } } }),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [{ kind: 'moveAllCounters', from: 'self', to: the('creature') }],
    }),
  ],
})
