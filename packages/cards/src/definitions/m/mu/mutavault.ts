import { activated, addType, apply, card, mana, setBasePT, tapForMana } from '@spellwright/dsl'

export const mutavault = card({
  name: 'Mutavault',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}')],
      effects: [apply('self', [addType('creature'), { kind: 'allCreatureTypes' }, setBasePT(2)])],
    }),
  ],
})
