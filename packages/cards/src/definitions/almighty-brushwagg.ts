import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const almightyBrushwagg = card({
  name: 'Almighty Brushwagg',
  cost: '{G}',
  type: 'Creature — Brushwagg',
  power: 1,
  toughness: 1,
  abilities: [keyword('trample'), activated({ cost: [mana('{3}{G}')], effects: [pump('self', 3, 3)] })],
})
