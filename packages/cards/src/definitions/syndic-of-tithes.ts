import { card, keyword } from '@spellwright/dsl'

export const syndicOfTithes = card({
  name: 'Syndic of Tithes',
  cost: '{1}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [keyword('extort')],
})
