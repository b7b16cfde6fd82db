import { card, createToken, enters, token, triggered } from '@spellwright/dsl'

export const scuteSwarm = card({
  name: 'Scute Swarm',
  cost: '{2}{G}',
  type: 'Creature — Insect',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      abilityWord: 'Landfall',
      on: enters({ controller: 'you', type: 'land' }),
      effects: [
        {
          kind: 'if',
          condition: { kind: 'exists', of: { type: 'land', controller: 'you' }, count: { atLeast: 6 } },
          then: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: 'self' }],
          else: [createToken(1, token({ colors: ['G'], type: 'Creature — Insect', power: 1, toughness: 1 }))],
        },
      ],
    }),
  ],
})
