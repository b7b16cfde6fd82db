import { activated, card, dealDamage, tap, tapForMana, target, the } from '@spellwright/dsl'

export const desert = card({
  name: 'Desert',
  type: 'Land — Desert',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', is: 'attacking' }) },
      condition: { kind: 'duringStep', step: 'endCombat' },
      effects: [dealDamage(1, the('creature'))],
    }),
  ],
})
