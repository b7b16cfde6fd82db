import { card, put, search, shuffle, spell, the, upTo } from '@spellwright/dsl'

export const sharedSummons = card({
  name: 'Shared Summons',
  cost: '{3}{G}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        search({ type: 'creature' }, { count: upTo(2), different: 'name', reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
})
