import { atBeginningOf, card, collectEvidence, investigate, triggered } from '@spellwright/dsl'

export const evidenceExaminer = card({
  name: 'Evidence Examiner',
  cost: '{G}{U}',
  type: 'Creature — Merfolk Detective',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      effects: [{ kind: 'mayPay', player: 'you', cost: [collectEvidence(4)], then: [] }],
    }),
    triggered({ on: { kind: 'evidenceCollected', player: 'you' }, effects: [investigate()] }),
  ],
})
