import { card, collectEvidence, createToken, enters, triggered } from '@spellwright/dsl'
import { thopter } from '../../../tokens.ts'

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
