import { all, card, exactly, put, search, shuffle, spell, targetOpponent, the } from '@spellwright/dsl'

export const intuition = card({
  name: 'Intuition',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { opponent: targetOpponent },
      effects: [
        search({}, { count: exactly(3), reveal: 'reveal' }),
        { kind: 'chooseAmong', player: the('opponent'), among: the('found'), count: exactly(1), as: 'chosen' },
        put('hand', the('chosen')),
        put('graveyard', all({ zone: 'library', among: the('found') })),
        shuffle(),
      ],
    }),
  ],
})
