import { createToken, draw, enters, keyword, may, spell, token, twoFaced } from '@spellwright/dsl'

const whiteBird = token({
  colors: ['W'],
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const beckCall = twoFaced(
  'split',
  {
    name: 'Beck',
    cost: '{G}{U}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          {
            kind: 'delayedTrigger',
            on: enters({ type: 'creature' }),
            lasts: 'everyTimeThisTurn',
            effects: [may(draw(1))],
          },
        ],
      }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Call',
    cost: '{4}{W}{U}',
    type: 'Sorcery',
    abilities: [spell({ effects: [createToken(4, whiteBird)] }), keyword('fuse')],
  },
)
