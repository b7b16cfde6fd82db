import { card, keyword, powerOf } from '@spellwright/dsl'

export const firebendingStudent = card({
  name: 'Firebending Student',
  type: 'Creature — Human Monk',
  cost: '{1}{R}',
  power: 1,
  toughness: 2,
  abilities: [keyword('prowess'), keyword({ kind: 'firebending', count: powerOf('self') })],
})
