import { card, exactly, exile, type Filter, spell, targetOpponent, the } from '@spellwright/dsl'

const kinds: Filter = { type: ['creature', 'planeswalker'], controller: the('player') }

export const blotOut = card({
  name: 'Blot Out',
  cost: '{2}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'choose',
          player: the('player'),
          from: { ...kinds, manaValue: { atLeast: { kind: 'greatest', value: 'manaValue', of: kinds } } },
          count: exactly(1),
          as: 'permanent',
        },
        exile(the('permanent')),
      ],
    }),
  ],
})
