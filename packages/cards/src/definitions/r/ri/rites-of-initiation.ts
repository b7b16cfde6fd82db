import { all, apply, bound, card, modifyPT, spell } from '@spellwright/dsl'

export const ritesOfInitiation = card({
  name: 'Rites of Initiation',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'discard', player: 'you', count: 'any', how: 'random', as: 'discarded' },
        apply(all({ type: 'creature', controller: 'you' }), [modifyPT(bound('discarded'), 0)]),
      ],
    }),
  ],
})
