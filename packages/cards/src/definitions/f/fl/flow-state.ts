import { all, type Condition, card, type Effect, exactly, put, spell, the } from '@spellwright/dsl'

const both: Condition = {
  kind: 'all',
  conditions: [
    { kind: 'exists', of: { zone: 'graveyard', owner: 'you', type: 'instant' } },
    { kind: 'exists', of: { zone: 'graveyard', owner: 'you', type: 'sorcery' } },
  ],
}
const take = (count: number): readonly Effect[] => [
  { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(count), as: 'taken' },
  put('hand', the('taken')),
  put('library', all({ zone: 'library', among: the('looked'), not: { among: the('taken') } }), {
    library: { position: 'bottom', order: 'chosen' },
  }),
]

export const flowState = card({
  name: 'Flow State',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'looked' },
        { kind: 'if', condition: both, then: take(2), else: take(1) },
      ],
    }),
  ],
})
