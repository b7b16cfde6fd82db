import { card, keyword, mana, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const mysticalTeachings = card({
  name: 'Mystical Teachings',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        search({ any: [{ type: 'instant' }, { keyword: 'flash' }] }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{5}{B}')] }),
  ],
})
