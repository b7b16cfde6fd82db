import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  continuous,
  createToken,
  gain,
  loyalty,
  modifyPT,
  setBasePT,
  token,
} from '@spellwright/dsl'

export const gideonAllyOfZendikar = card({
  name: 'Gideon, Ally of Zendikar',
  cost: '{2}{W}{W}',
  type: 'Legendary Planeswalker — Gideon',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        apply('self', [
          addType('creature'),
          addSubtype('Human', 'Soldier', 'Ally'),
          setBasePT(5),
          gain('indestructible'),
        ]),
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Knight Ally', power: 2, toughness: 2 }))],
    }),
    activated({
      cost: [loyalty(-4)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [continuous({ affects: { type: 'creature', controller: 'you' }, apply: [modifyPT(1, 1)] })],
        },
      ],
    }),
  ],
})
