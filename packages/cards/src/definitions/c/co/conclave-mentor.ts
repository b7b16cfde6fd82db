import { card, dies, gainLife, powerOf, replacement, triggered } from '@spellwright/dsl'

export const conclaveMentor = card({
  name: 'Conclave Mentor',
  cost: '{G}{W}',
  type: 'Creature — Centaur Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    replacement({
      kind: 'putCounters',
      object: { type: 'creature', controller: 'you' },
      counter: '+1/+1',
      change: { plus: 1 },
    }),
    triggered({ on: dies('self'), effects: [gainLife(powerOf('self'))] }),
  ],
})
