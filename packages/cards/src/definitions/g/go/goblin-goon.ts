import { card, count, rule } from '@spellwright/dsl'

export const goblinGoon = card({
  name: 'Goblin Goon',
  cost: '{3}{R}',
  type: 'Creature — Goblin Mutant',
  power: 6,
  toughness: 6,
  abilities: [
    rule(
      { kind: 'cantAttack', what: 'self' },
      {
        condition: {
          kind: 'compare',
          quantity: count({ type: 'creature', controller: 'you' }),
          is: { atMost: count({ type: 'creature', controller: 'opponent' }) },
        },
      },
    ),
    rule(
      { kind: 'cantBlock', what: 'self' },
      {
        condition: {
          kind: 'compare',
          quantity: count({ type: 'creature', controller: 'you' }),
          is: { atMost: count({ type: 'creature', controller: 'opponent' }) },
        },
      },
    ),
  ],
})
