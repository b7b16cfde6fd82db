import { card, continuous, gain, keyword, youControl } from '@spellwright/dsl'

export const wonder = card({
  name: 'Wonder',
  cost: '{3}{U}',
  type: 'Creature — Incarnation',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    continuous({
      zone: 'graveyard',
      condition: youControl({ subtype: 'Island' }),
      affects: { type: 'creature', controller: 'you' },
      apply: [gain('flying')],
    }),
  ],
})
