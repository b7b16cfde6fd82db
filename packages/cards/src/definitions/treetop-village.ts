import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  entersTapped,
  gain,
  mana,
  setBasePT,
  setColor,
  tapForMana,
} from '@spellwright/dsl'

export const treetopVillage = card({
  name: 'Treetop Village',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana('{G}'),
    activated({
      cost: [mana('{1}{G}')],
      effects: [apply('self', [addType('creature'), addSubtype('Ape'), setColor('G'), setBasePT(3), gain('trample')])],
    }),
  ],
})
