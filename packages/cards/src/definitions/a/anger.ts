import { card, continuous, gain, keyword, youControl } from '@spellwright/dsl'

export const anger = card({
  name: 'Anger',
  cost: '{3}{R}',
  type: 'Creature — Incarnation',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    continuous({
      zone: 'graveyard',
      condition: youControl({ subtype: 'Mountain' }),
      affects: { type: 'creature', controller: 'you' },
      apply: [gain('haste')],
    }),
  ],
})
