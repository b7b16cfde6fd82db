import { count, createToken, gainLife, keyword, spell, times, token, twoFaced } from '@spellwright/dsl'

const greenCentaur = token({ colors: ['G'], type: 'Creature — Centaur', power: 3, toughness: 3 })

export const aliveWell = twoFaced(
  'split',
  {
    name: 'Alive',
    cost: '{3}{G}',
    type: 'Sorcery',
    abilities: [spell({ effects: [createToken(1, greenCentaur)] }), keyword('fuse')],
  },
  {
    name: 'Well',
    cost: '{W}',
    type: 'Sorcery',
    abilities: [
      spell({ effects: [gainLife(times(2, count({ type: 'creature', controller: 'you' })))] }),
      keyword('fuse'),
    ],
  },
)
