import { card, gainLife, putCounters, triggered } from '@spellwright/dsl'

export const essenceSymbiote = card({
  name: 'Essence Symbiote',
  cost: '{1}{G}',
  type: 'Creature — Beast',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'mutated', object: { type: 'creature', controller: 'you' } },
      effects: [putCounters('+1/+1', 1, 'eventObject'), gainLife(2)],
    }),
  ],
})
