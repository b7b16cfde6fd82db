import {
  activated,
  addSubtype,
  addType,
  apply,
  attacks,
  card,
  gainAbility,
  mana,
  replacement,
  setBasePT,
  setColor,
  tapForMana,
  token,
  triggered,
} from '@spellwright/dsl'

const goblin = token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 })

export const denOfTheBugbear = card({
  name: 'Den of the Bugbear',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atLeast: 2 } } },
    ),
    tapForMana('{R}'),
    activated({
      cost: [mana('{3}{R}')],
      effects: [
        apply('self', [
          addType('creature'),
          addSubtype('Goblin'),
          setColor('R'),
          setBasePT(3, 2),
          gainAbility(
            triggered({
              on: attacks('self'),
              effects: [
                { kind: 'createToken', player: 'you', count: 1, token: goblin, enters: ['tapped', 'attacking'] },
              ],
            }),
          ),
        ]),
      ],
    }),
  ],
})
