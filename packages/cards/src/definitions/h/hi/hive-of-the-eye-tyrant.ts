import {
  activated,
  addSubtype,
  addType,
  apply,
  attacks,
  card,
  exile,
  gain,
  gainAbility,
  mana,
  replacement,
  setBasePT,
  setColor,
  tapForMana,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const hiveOfTheEyeTyrant = card({
  name: 'Hive of the Eye Tyrant',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atLeast: 2 } } },
    ),
    tapForMana('{B}'),
    activated({
      cost: [mana('{3}{B}')],
      effects: [
        apply('self', [
          addType('creature'),
          addSubtype('Beholder'),
          setColor('B'),
          setBasePT(3),
          gain('menace'),
          gainAbility(
            triggered({
              on: attacks('self'),
              targets: { card: target({ zone: 'graveyard', owner: 'defendingPlayer' }) },
              effects: [exile(the('card'))],
            }),
          ),
        ]),
      ],
    }),
  ],
})
