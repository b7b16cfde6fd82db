import { activated, card, createToken, mana, tap, the, token, triggered } from '@spellwright/dsl'

export const animationModule = card({
  name: 'Animation Module',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: { kind: 'countersPut', object: { controller: 'you' }, counter: '+1/+1', batch: 'oneOrMore' },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{1}')],
          then: [createToken(1, token({ colors: [], type: 'Artifact Creature — Servo', power: 1, toughness: 1 }))],
        },
      ],
    }),
    activated({
      cost: [mana('{3}'), tap],
      targets: { receiver: { objects: {}, players: { player: 'any' } } },
      effects: [{ kind: 'anotherCounter', to: the('receiver') }],
    }),
  ],
})
