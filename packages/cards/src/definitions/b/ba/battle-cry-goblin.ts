import { activated, all, apply, attacks, card, gain, mana, modifyPT, token, triggered } from '@spellwright/dsl'

export const battleCryGoblin = card({
  name: 'Battle Cry Goblin',
  cost: '{1}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{1}{R}')],
      effects: [apply(all({ controller: 'you', subtype: 'Goblin' }), [modifyPT(1, 0), gain('haste')])],
    }),
    triggered({
      abilityWord: 'Pack tactics',
      on: attacks('self'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'total', value: 'power', of: { type: 'creature', is: 'attacking', controller: 'you' } },
        is: { atLeast: 6 },
      },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 }),
          enters: ['tapped', 'attacking'],
        },
      ],
    }),
  ],
})
