import { card, replacement } from '@spellwright/dsl'

export const vizierOfRemedies = card({
  name: 'Vizier of Remedies',
  cost: '{1}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 1,
  abilities: [
    replacement({
      kind: 'putCounters',
      object: { type: 'creature', controller: 'you' },
      counter: '-1/-1',
      change: { minus: 1 },
    }),
  ],
})
