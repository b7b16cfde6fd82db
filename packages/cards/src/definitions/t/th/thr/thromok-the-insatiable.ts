import { card, keyword } from '@spellwright/dsl'

export const thromokTheInsatiable = card({
  name: 'Thromok the Insatiable',
  cost: '{3}{R}{G}',
  type: 'Legendary Creature — Hellion',
  power: 0,
  toughness: 0,
  abilities: [keyword({ kind: 'devour', count: 'devoured' })],
})
