import { card, keyword } from '@spellwright/dsl'

export const whiteKnight = card({
  name: 'White Knight',
  cost: '{W}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [keyword('first strike'), keyword({ kind: 'protection', from: [{ filter: { color: 'B' } }] })],
})
