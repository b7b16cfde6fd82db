import { card, keyword, mana } from '@spellwright/dsl'

export const durkwoodBaloth = card({
  name: 'Durkwood Baloth',
  cost: '{4}{G}{G}',
  type: 'Creature — Beast',
  power: 5,
  toughness: 5,
  abilities: [keyword({ kind: 'suspend', count: 5, cost: [mana('{G}')] })],
})
