import { card, rule } from '@spellwright/dsl'

export const gaddockTeeg = card({
  name: 'Gaddock Teeg',
  cost: '{G}{W}',
  type: 'Legendary Creature — Kithkin Advisor',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: { not: { type: 'creature' }, manaValue: { atLeast: 4 } } }),
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: { not: { type: 'creature' }, is: 'hasXInCost' } }),
  ],
})
