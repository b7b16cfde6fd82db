import { card, entersWith, times } from '@spellwright/dsl'

export const devouringHellion = card({
  name: 'Devouring Hellion',
  cost: '{2}{R}',
  type: 'Creature — Hellion',
  power: 2,
  toughness: 2,
  abilities: [
    entersWith(
      {
        kind: 'sacrificeAs',
        what: { type: ['creature', 'planeswalker'], controller: 'you' },
        count: { min: 0, max: 'any' },
        as: 'devoured',
      },
      { kind: 'counters', counter: '+1/+1', count: times(2, { kind: 'devoured' }) },
    ),
  ],
})
