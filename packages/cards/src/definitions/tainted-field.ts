import { activated, addMana, card, oneOf, tap, tapForMana, youControl } from '@spellwright/dsl'

export const taintedField = card({
  name: 'Tainted Field',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [tap], effects: [addMana(oneOf('{W}', '{B}'))], condition: youControl({ subtype: 'Swamp' }) }),
  ],
})
