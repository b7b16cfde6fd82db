import { all, atBeginningOf, card, put, triggered } from '@spellwright/dsl'

export const manabond = card({
  name: 'Manabond',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            { kind: 'revealHand', player: 'you' },
            put('battlefield', all({ zone: 'hand', owner: 'you', type: 'land' })),
          ],
          then: [{ kind: 'discard', player: 'you', count: 'hand', how: 'choice' }],
        },
      ],
    }),
  ],
})
