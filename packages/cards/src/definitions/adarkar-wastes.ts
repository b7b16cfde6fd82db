import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const adarkarWastes = card({
  name: 'Adarkar Wastes',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{W}', '{U}')), dealDamage(1, players('you'))] }),
  ],
})
