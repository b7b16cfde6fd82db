import { card, keyword, rule } from '@spellwright/dsl'

export const orgg = card({
  name: 'Orgg',
  cost: '{3}{R}{R}',
  type: 'Creature — Orgg',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    rule(
      { kind: 'cantAttack', what: 'self' },
      {
        condition: {
          kind: 'exists',
          of: { type: 'creature', is: 'untapped', power: { atLeast: 3 }, controller: 'opponent' },
        },
      },
    ),
    rule({ kind: 'cantBlock', what: 'self', attackers: { type: 'creature', power: { atLeast: 3 } } }),
  ],
})
