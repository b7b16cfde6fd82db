import { card, discard, draw, not, spell, when } from '@spellwright/dsl'

export const taintedIndulgence = card({
  name: 'Tainted Indulgence',
  cost: '{U}{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        draw(2),
        when(
          not({
            kind: 'compare',
            quantity: { kind: 'different', value: 'manaValue', of: { zone: 'graveyard', owner: 'you' } },
            is: { atLeast: 5 },
          }),
          discard(1),
        ),
      ],
    }),
  ],
})
