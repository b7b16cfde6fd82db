import { card, enters, mana, triggered } from '@spellwright/dsl'

export const mirrorworks = card({
  name: 'Mirrorworks',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: enters({ type: 'artifact', is: 'nontoken', controller: 'you', other: true }),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{2}')],
          then: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: 'eventObject' }],
        },
      ],
    }),
  ],
})
