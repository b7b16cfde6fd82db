import {
  activated,
  addSubtype,
  addType,
  apply,
  attacks,
  card,
  entersTapped,
  gainAbility,
  mana,
  oneOf,
  putCounters,
  setBasePT,
  setColor,
  tapForMana,
  triggered,
} from '@spellwright/dsl'

export const ragingRavine = card({
  name: 'Raging Ravine',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana(oneOf('{R}', '{G}')),
    activated({
      cost: [mana('{2}{R}{G}')],
      effects: [
        apply('self', [
          addType('creature'),
          addSubtype('Elemental'),
          setColor('R', 'G'),
          setBasePT(3, 3),
          gainAbility(triggered({ on: attacks('self'), effects: [putCounters('+1/+1', 1, 'self')] })),
        ]),
      ],
    }),
  ],
})
