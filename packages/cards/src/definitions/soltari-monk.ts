import { card, keyword } from '@spellwright/dsl'

export const soltariMonk = card({
  name: 'Soltari Monk',
  cost: '{W}{W}',
  type: 'Creature — Soltari Monk Cleric',
  power: 2,
  toughness: 1,
  abilities: [keyword({ kind: 'protection', from: [{ filter: { color: 'B' } }] }), keyword('shadow')],
})
