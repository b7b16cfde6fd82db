import { card, dealDamage, getEnergy, payEnergy, spell, target, the, X } from '@spellwright/dsl'

export const galvanicDischarge = card({
  name: 'Galvanic Discharge',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        getEnergy(3),
        { kind: 'mayPay', player: 'you', cost: [payEnergy(X)], x: 'chosen', then: [dealDamage(X, the('victim'))] },
      ],
    }),
  ],
})
