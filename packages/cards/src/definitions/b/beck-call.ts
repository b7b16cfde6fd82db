import { createToken, draw, enters, keyword, may, spell, twoFaced } from '@spellwright/dsl'
import { whiteBird } from '../../tokens.ts'

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
