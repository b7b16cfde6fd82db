import { additionalCost, card, dealDamage, discardCost, exactly, spell, the, X } from '@spellwright/dsl'

export const firestorm = card({
  name: 'Firestorm',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    additionalCost([discardCost({}, X)]),
    spell({
      targets: { targets: { anyTarget: 'any target', count: exactly(X) } },
      effects: [dealDamage(X, the('targets'))],
    }),
  ],
})
