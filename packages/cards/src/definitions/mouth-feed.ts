import { count, createToken, draw, keyword, spell, token, twoFaced } from '@spellwright/dsl'

const greenHippo = token({ colors: ['G'], type: 'Creature — Hippo', power: 3, toughness: 3 })

export const mouthFeed = twoFaced(
  'split',
  {
    name: 'Mouth',
    cost: '{2}{G}',
    type: 'Sorcery',
    abilities: [spell({ effects: [createToken(1, greenHippo)] })],
  },
  {
    name: 'Feed',
    cost: '{3}{G}',
    type: 'Sorcery',
    abilities: [
      keyword('aftermath'),
      spell({ effects: [draw(count({ type: 'creature', controller: 'you', power: { atLeast: 3 } }))] }),
    ],
  },
)
