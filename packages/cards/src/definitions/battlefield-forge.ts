import { activated, addMana, card, dealDamage, oneOf, players, tap, tapForMana } from '@spellwright/dsl'

export const battlefieldForge = card({
  name: 'Battlefield Forge',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{R}', '{W}')), dealDamage(1, players('you'))] }),
  ],
})
