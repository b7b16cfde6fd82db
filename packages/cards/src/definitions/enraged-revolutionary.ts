import { card, keyword } from '@spellwright/dsl'

export const enragedRevolutionary = card({
  name: 'Enraged Revolutionary',
  cost: '{2}{R}',
  type: 'Creature — Human Warrior',
  power: 2,
  toughness: 1,
  abilities: [keyword('dethrone')],
})
