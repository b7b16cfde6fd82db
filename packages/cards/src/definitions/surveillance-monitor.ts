import { card, collectEvidence, createToken, enters, keyword, token, triggered } from '@spellwright/dsl'

const thopter = token({
  colors: [],
  type: 'Artifact Creature — Thopter',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const surveillanceMonitor = card({
  name: 'Surveillance Monitor',
  cost: '{3}{U}',
  type: 'Creature — Vedalken Detective',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [{ kind: 'mayPay', player: 'you', cost: [collectEvidence(4)], then: [] }],
    }),
    triggered({ on: { kind: 'evidenceCollected', player: 'you' }, effects: [createToken(1, thopter)] }),
  ],
})
