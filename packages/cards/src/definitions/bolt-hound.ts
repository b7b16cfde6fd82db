import { all, attacks, card, keyword, pump, triggered } from '@spellwright/dsl'

export const boltHound = card({
  name: 'Bolt Hound',
  cost: '{2}{R}',
  type: 'Creature — Elemental Dog',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      on: attacks('self'),
      effects: [pump(all({ type: 'creature', controller: 'you', other: true }), 1, 0)],
    }),
  ],
})
