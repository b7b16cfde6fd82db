import { activated, addMana, card, dealDamage, players, tap } from '@spellwright/dsl'

export const ancientTomb = card({
  name: 'Ancient Tomb',
  type: 'Land',
  abilities: [activated({ cost: [tap], effects: [addMana('{C}{C}'), dealDamage(2, players('you'))] })],
})
