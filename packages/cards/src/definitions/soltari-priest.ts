import { card, keyword } from '@spellwright/dsl'

export const soltariPriest = card({
  name: 'Soltari Priest',
  cost: '{W}{W}',
  type: 'Creature — Soltari Cleric',
  power: 2,
  toughness: 1,
  abilities: [keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }), keyword('shadow')],
})
