import { card, draw, keyword, triggered, youCast } from '@spellwright/dsl'

export const argothianEnchantress = card({
  name: 'Argothian Enchantress',
  cost: '{1}{G}',
  type: 'Creature — Human Druid',
  power: 0,
  toughness: 1,
  abilities: [keyword('shroud'), triggered({ on: youCast({ type: 'enchantment' }), effects: [draw(1)] })],
})
