import { activated, card, mana, pump } from '@spellwright/dsl'

export const nantukoShade = card({
  name: 'Nantuko Shade',
  cost: '{B}{B}',
  type: 'Creature — Insect Shade',
  power: 2,
  toughness: 1,
  abilities: [activated({ cost: [mana('{B}')], effects: [pump('self', 1, 1)] })],
})
