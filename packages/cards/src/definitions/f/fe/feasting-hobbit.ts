import { card, keyword, powerOf, rule } from '@spellwright/dsl'

export const feastingHobbit = card({
  name: 'Feasting Hobbit',
  cost: '{1}{G}',
  type: 'Creature — Halfling Citizen',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'devour', count: 3, what: { subtype: 'Food' } }),
    rule({ kind: 'cantBeBlocked', what: 'self', by: { type: 'creature', power: { lessThan: powerOf('self') } } }),
  ],
})
