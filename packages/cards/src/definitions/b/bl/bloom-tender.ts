import { activated, addMana, card, tap, when, youControl } from '@spellwright/dsl'

export const bloomTender = card({
  name: 'Bloom Tender',
  cost: '{1}{G}',
  type: 'Creature — Elf Druid',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      effects: (['W', 'U', 'B', 'R', 'G'] as const).map((color) => when(youControl({ color }), addMana(`{${color}}`))),
    }),
  ],
})
