import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const llanowarWastes = card({
  name: 'Llanowar Wastes',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{B}', '{G}')), dealDamage(1, players('you'))] }),
  ],
})
