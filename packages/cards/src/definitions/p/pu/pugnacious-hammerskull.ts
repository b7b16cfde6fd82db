import { attacks, card, not, putCounters, triggered, youControl } from '@spellwright/dsl'

export const pugnaciousHammerskull = card({
  name: 'Pugnacious Hammerskull',
  type: 'Creature — Dinosaur',
  cost: '{2}{G}',
  power: 6,
  toughness: 6,
  abilities: [
    triggered({
      on: attacks('self'),
      while: not(youControl({ subtype: 'Dinosaur', other: true })),
      effects: [putCounters('stun', 1, 'self')],
    }),
  ],
})
