import { card, continuous, dies, enters, gain, matches, powerOf, putCounters, triggered } from '@spellwright/dsl'

export const peltCollector = card({
  name: 'Pelt Collector',
  cost: '{G}',
  type: 'Creature — Elf Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          enters({ type: 'creature', controller: 'you', other: true }),
          dies({ type: 'creature', controller: 'you', other: true }),
        ],
      },
      condition: { kind: 'compare', quantity: powerOf('eventObject'), is: { moreThan: powerOf('self') } },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
    continuous({
      affects: 'self',
      apply: [gain('trample')],
      condition: matches('self', { counters: { counter: '+1/+1', count: { atLeast: 3 } } }),
    }),
  ],
})
