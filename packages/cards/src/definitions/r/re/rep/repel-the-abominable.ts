import { card, spell } from '@spellwright/dsl'

export const repelTheAbominable = card({
  name: 'Repel the Abominable',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: { not: { subtype: 'Human' } },
            to: 'any',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
