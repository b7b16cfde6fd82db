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

export const faerieConclave = card({
  name: 'Faerie Conclave',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana('{U}'),
    activated({
      cost: [mana('{1}{U}')],
      effects: [
        apply('self', [addType('creature'), addSubtype('Faerie'), setColor('U'), setBasePT(2, 1), gain('flying')]),
      ],
    }),
  ],
})
