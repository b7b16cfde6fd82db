import { activated, addMana, card, mana } from '@spellwright/dsl'

export const agentOfStromgald = card({
  name: 'Agent of Stromgald',
  cost: '{R}',
  type: 'Creature — Human Knight',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [mana('{R}')], effects: [addMana('{B}')] })],
})
