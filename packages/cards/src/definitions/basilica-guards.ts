import { card, keyword } from '@spellwright/dsl'

export const basilicaGuards = card({
  name: 'Basilica Guards',
  cost: '{2}{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 4,
  abilities: [keyword('defender'), keyword('extort')],
})
