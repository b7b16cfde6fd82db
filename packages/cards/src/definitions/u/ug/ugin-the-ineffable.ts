import { activated, card, destroy, exile, leaves, loyalty, put, target, the, token } from '@spellwright/dsl'

export const uginTheIneffable = card({
  name: 'Ugin, the Ineffable',
  cost: '{6}',
  type: 'Legendary Planeswalker — Ugin',
  loyalty: 4,
  abilities: [
    {
      kind: 'static',
      rule: {
        kind: 'costChange',
        player: 'you',
        spell: {
          is: 'colorless',
        },
        change: {
          kind: 'reduce',
          mana: '{2}',
        },
      },
    },
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled', faceDown: 'faceDown' }),
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: [], type: 'Creature — Spirit', power: 2, toughness: 2 }),
          as: 'token',
        },
        {
          kind: 'delayedTrigger',
          on: leaves(the('token')),
          lasts: 'once',
          effects: [put('hand', the('exiled'))],
        },
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { permanent: target({ color: ['W', 'U', 'B', 'R', 'G'] }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
