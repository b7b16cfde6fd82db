import {
  activated,
  addSubtype,
  addType,
  apply,
  attacks,
  card,
  entersTapped,
  gain,
  mana,
  oneOf,
  setBasePT,
  setColor,
  tapForMana,
  the,
  triggered,
} from '@spellwright/dsl'

export const restlessVinestalk = card({
  name: 'Restless Vinestalk',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana(oneOf('{G}', '{U}')),
    activated({
      cost: [mana('{3}{G}{U}')],
      effects: [
        apply('self', [addType('creature'), addSubtype('Plant'), setColor('G', 'U'), setBasePT(5), gain('trample')]),
      ],
    }),
    triggered({
      on: attacks('self'),
      targets: { target: { objects: { type: 'creature', other: true }, count: { min: 0, max: 1 } } },
      effects: [
        {
          kind: 'apply',
          what: the('target'),
          apply: [{ kind: 'setBasePT', power: 3, toughness: 3 }],
          until: 'endOfTurn',
        },
      ],
    }),
  ],
})
