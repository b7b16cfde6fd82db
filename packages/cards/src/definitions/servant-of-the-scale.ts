import { card, countersOn, dies, entersWithCounters, putCounters, target, the, triggered } from '@spellwright/dsl'

export const servantOfTheScale = card({
  name: 'Servant of the Scale',
  cost: '{G}',
  type: 'Creature — Human Soldier',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', 1),
    triggered({
      on: dies('self'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [putCounters('+1/+1', countersOn('self', '+1/+1'), the('creature'))],
    }),
  ],
})
