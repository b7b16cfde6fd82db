import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const cavesOfKoilos = card({
  name: 'Caves of Koilos',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{W}', '{B}')), dealDamage(1, players('you'))] }),
  ],
})
