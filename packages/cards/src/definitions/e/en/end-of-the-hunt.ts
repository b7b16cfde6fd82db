import { card, exactly, exile, type Filter, spell, targetOpponent, the } from '@spellwright/dsl'

const kinds: Filter = { type: ['creature', 'planeswalker'], controller: the('player') }

export const endOfTheHunt = card({
  name: 'End of the Hunt',
  cost: '{1}{B}',
  type: 'Sorcery',
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
