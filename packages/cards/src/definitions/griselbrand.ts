import { activated, card, draw, keywords, payLife } from '@spellwright/dsl'

export const griselbrand = card({
  name: 'Griselbrand',
  cost: '{4}{B}{B}{B}{B}',
  type: 'Legendary Creature — Demon',
  power: 7,
  toughness: 7,
  abilities: [...keywords('flying', 'lifelink'), activated({ cost: [payLife(7)], effects: [draw(7)] })],
})
