import { card, eventAmount, gainLife, spell, targetSpell, the } from '@spellwright/dsl'

export const hallow = card({
  name: 'Hallow',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('spell'),
            to: 'any',
            change: { kind: 'prevent', amount: 'all' },
            then: [gainLife(eventAmount)],
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
