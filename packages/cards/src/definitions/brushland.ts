import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const brushland = card({
  name: 'Brushland',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{G}', '{W}')), dealDamage(1, players('you'))] }),
  ],
})
