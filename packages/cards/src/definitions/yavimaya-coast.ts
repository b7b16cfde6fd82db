import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const yavimayaCoast = card({
  name: 'Yavimaya Coast',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{G}', '{U}')), dealDamage(1, players('you'))] }),
  ],
})
