import { card, dealDamage, keyword, manaValueOf, players, rule, triggered } from '@spellwright/dsl'

export const tokkaRahzarTerribleTwos = card({
  name: 'Tokka & Rahzar, Terrible Twos',
  cost: '{B/R}{B/R}',
  type: 'Legendary Creature — Turtle Wolf Mutant',
  power: 3,
  toughness: 2,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    keyword('menace'),
    triggered({
      on: { kind: 'cast' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { lessThan: manaValueOf('eventObject') },
      },
      effects: [dealDamage(3, players('eventPlayer'))],
    }),
  ],
})
