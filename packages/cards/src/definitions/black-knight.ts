import { card, keyword } from '@spellwright/dsl'

export const blackKnight = card({
  name: 'Black Knight',
  cost: '{B}{B}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [keyword('first strike'), keyword({ kind: 'protection', from: [{ filter: { color: 'W' } }] })],
})
