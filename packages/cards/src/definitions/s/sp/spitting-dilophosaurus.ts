import { attacks, card, enters, putCounters, rule, target, the, triggered } from '@spellwright/dsl'

export const spittingDilophosaurus = card({
  name: 'Spitting Dilophosaurus',
  cost: '{2}{B}',
  type: 'Creature — Dinosaur',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      targets: { target: target({ type: 'creature' }, { count: { min: 0, max: 1 } }) },
      effects: [putCounters('-1/-1', 1, the('target'))],
    }),
    rule({
      kind: 'cantBlock',
      what: { counters: { counter: '-1/-1', count: { atLeast: 1 } }, controller: 'opponent', type: 'creature' },
    }),
  ],
})
