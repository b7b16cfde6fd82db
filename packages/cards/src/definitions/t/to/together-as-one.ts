import { card } from '@spellwright/dsl'

export const togetherAsOne = card({
  name: 'Together as One',
  cost: '{6}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      abilityWord: 'Converge',
      targets: {
        target: {
          players: {
            player: 'any',
          },
        },
        target2: {
          anyTarget: 'any target',
        },
      },
      effects: [
        {
          kind: 'draw',
          player: {
            the: 'target',
          },
          count: {
            kind: 'colorsSpent',
          },
        },
        {
          kind: 'dealDamage',
          amount: {
            kind: 'colorsSpent',
          },
          to: {
            the: 'target2',
          },
        },
        {
          kind: 'gainLife',
          player: 'you',
          amount: {
            kind: 'colorsSpent',
          },
        },
      ],
    },
  ],
})
