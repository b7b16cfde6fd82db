import { card, spell } from '@spellwright/dsl'

export const safePassage = card({
  name: 'Safe Passage',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            to: { side: 'you', permanents: { type: 'creature' } },
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
