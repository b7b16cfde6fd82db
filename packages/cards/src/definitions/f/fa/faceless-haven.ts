import { activated, addType, apply, card, gain, mana, setBasePT, tapForMana } from '@spellwright/dsl'

export const facelessHaven = card({
  name: 'Faceless Haven',
  type: 'Snow Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{S}{S}{S}')],
      effects: [apply('self', [addType('creature'), { kind: 'allCreatureTypes' }, setBasePT(4, 3), gain('vigilance')])],
    }),
  ],
})
