import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  gain,
  mana,
  replacement,
  setBasePT,
  setColor,
  tapForMana,
} from '@spellwright/dsl'

export const hallOfStormGiants = card({
  name: 'Hall of Storm Giants',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atLeast: 2 } } },
    ),
    tapForMana('{U}'),
    activated({
      cost: [mana('{5}{U}')],
      effects: [
        apply('self', [
          addType('creature'),
          addSubtype('Giant'),
          setColor('U'),
          setBasePT(7),
          gain({ kind: 'ward', cost: [mana('{3}')] }),
        ]),
      ],
    }),
  ],
})
