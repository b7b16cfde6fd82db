import { card, dies, keyword, putCounters, triggered } from '@spellwright/dsl'

export const sengirVampire = card({
  name: 'Sengir Vampire',
  cost: '{3}{B}{B}',
  type: 'Creature — Vampire',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: dies({ type: 'creature', dealtDamageThisTurnBy: 'self' }),
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
