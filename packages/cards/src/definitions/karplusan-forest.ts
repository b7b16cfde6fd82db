import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const karplusanForest = card({
  name: 'Karplusan Forest',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{R}', '{G}')), dealDamage(1, players('you'))] }),
  ],
})
