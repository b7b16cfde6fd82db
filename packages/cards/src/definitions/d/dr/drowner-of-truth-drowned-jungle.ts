import {
  activated,
  addMana,
  createToken,
  entersTapped,
  keyword,
  oneOf,
  sacrificeSelf,
  tapForMana,
  token,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const drownerOfTruthDrownedJungle = twoFaced(
  'modal_dfc',
  {
    name: 'Drowner of Truth',
    cost: '{5}{G/U}{G/U}',
    type: 'Creature — Eldrazi',
    power: 7,
    toughness: 6,
    abilities: [
      keyword('devoid'),
      triggered({
        on: { kind: 'cast', player: 'you', spell: 'self' },
        condition: { kind: 'compare', quantity: { kind: 'manaSpent', color: 'C', on: 'cost' }, is: { atLeast: 1 } },
        effects: [
          createToken(
            2,
            token({
              colors: [],
              type: 'Creature — Eldrazi Spawn',
              power: 0,
              toughness: 1,
              abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
            }),
          ),
        ],
      }),
    ],
  },
  {
    name: 'Drowned Jungle',
    type: 'Land',
    abilities: [entersTapped, tapForMana(oneOf('{G}', '{U}'))],
  },
)
