import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const evernightShade = card({
  name: 'Evernight Shade',
  cost: '{3}{B}',
  type: 'Creature — Shade',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [mana('{B}')], effects: [pump('self', 1, 1)] }), keyword('undying')],
})
