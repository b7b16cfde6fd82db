import { card, keyword } from '@spellwright/dsl'

export const ministrantOfObligation = card({
  name: 'Ministrant of Obligation',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 1,
  abilities: [keyword({ kind: 'afterlife', count: 2 })],
})
