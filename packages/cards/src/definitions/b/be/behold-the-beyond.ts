import { card, exactly, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const beholdTheBeyond = card({
  name: 'Behold the Beyond',
  cost: '{5}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'discard', player: 'you', count: 'hand', how: 'choice' },
        search({}, { count: exactly(3) }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
})
