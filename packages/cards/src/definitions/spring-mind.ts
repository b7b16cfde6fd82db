import { draw, keyword, put, search, shuffle, spell, the, twoFaced } from '@spellwright/dsl'

export const springMind = twoFaced(
  'split',
  {
    name: 'Spring',
    cost: '{2}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          search({ type: 'land', supertype: 'basic' }),
          put('battlefield', the('found'), { enters: ['tapped'] }),
          shuffle(),
        ],
      }),
    ],
  },
  {
    name: 'Mind',
    cost: '{4}{U}{U}',
    type: 'Instant',
    abilities: [keyword('aftermath'), spell({ effects: [draw(2)] })],
  },
)
