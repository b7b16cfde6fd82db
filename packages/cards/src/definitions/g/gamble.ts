import { card, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const gamble = card({
  name: 'Gamble',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        search({}),
        put('hand', the('found')),
        { kind: 'discard', player: 'you', count: 1, how: 'random' },
        shuffle(),
      ],
    }),
  ],
})
