import { activated, card, draw, loyalty, mill, targetPlayer, the } from '@spellwright/dsl'

export const jaceBeleren = card({
  name: 'Jace Beleren',
  cost: '{1}{U}{U}',
  type: 'Legendary Planeswalker — Jace',
  loyalty: 3,
  abilities: [
    activated({ cost: [loyalty(2)], effects: [draw(1, 'eachPlayer')] }),
    activated({ cost: [loyalty(-1)], targets: { player: targetPlayer }, effects: [draw(1, the('player'))] }),
    activated({ cost: [loyalty(-10)], targets: { player: targetPlayer }, effects: [mill(20, the('player'))] }),
  ],
})
