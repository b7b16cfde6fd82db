import { activated, card, putCounters, sacrifice } from '@spellwright/dsl'

export const bloodflowConnoisseur = card({
  name: 'Bloodflow Connoisseur',
  cost: '{2}{B}',
  type: 'Creature — Vampire',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [sacrifice({ type: 'creature' })], effects: [putCounters('+1/+1', 1, 'self')] })],
})
