import { card, delirium, type Effect, type Filter, put, search, shuffle, spell, the } from '@spellwright/dsl'

const find = (filter: Filter): readonly Effect[] => [
  search(filter, { reveal: 'reveal' }),
  put('hand', the('found')),
  shuffle(),
]

export const traverseTheUlvenwald = card({
  name: 'Traverse the Ulvenwald',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Delirium',
          condition: delirium,
          then: find({ type: ['creature', 'land'] }),
          else: find({ type: 'land', supertype: 'basic' }),
        },
      ],
    }),
  ],
})
