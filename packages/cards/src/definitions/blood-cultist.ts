import { activated, card, dealDamage, dies, putCounters, tap, target, the, triggered } from '@spellwright/dsl'

export const bloodCultist = card({
  name: 'Blood Cultist',
  cost: '{1}{B}{R}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [dealDamage(1, the('creature'))],
    }),
    triggered({
      on: dies({ type: 'creature', dealtDamageThisTurnBy: 'self' }),
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
