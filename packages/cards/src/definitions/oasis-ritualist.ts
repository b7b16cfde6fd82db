import { activated, addMana, anyColor, card, exertCost, tap } from '@spellwright/dsl'

export const oasisRitualist = card({
  name: 'Oasis Ritualist',
  cost: '{3}{G}',
  type: 'Creature — Snake Druid',
  power: 2,
  toughness: 4,
  abilities: [
    activated({ cost: [tap], effects: [addMana(anyColor())] }),
    activated({ cost: [tap, exertCost], effects: [addMana(anyColor(2))] }),
  ],
})
