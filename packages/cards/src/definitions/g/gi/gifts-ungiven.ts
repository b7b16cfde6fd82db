import { all, card, exactly, put, search, shuffle, spell, targetOpponent, the, upTo } from '@spellwright/dsl'

export const giftsUngiven = card({
  name: 'Gifts Ungiven',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        search({}, { count: upTo(4), different: 'name', reveal: 'reveal' }),
        { kind: 'chooseAmong', player: the('player'), among: the('found'), count: exactly(2), as: 'chosen' },
        put('graveyard', the('chosen')),
        put('hand', all({ zone: 'library', among: the('found') })),
        shuffle(),
      ],
    }),
  ],
})
