import { COLORS, card, keyword } from '@spellwright/dsl'

export const iridescentAngel = card({
  name: 'Iridescent Angel',
  cost: '{5}{W}{U}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    keyword({
      kind: 'protection',
      from: COLORS.map((color) => ({ filter: { color } })),
    }),
  ],
})
