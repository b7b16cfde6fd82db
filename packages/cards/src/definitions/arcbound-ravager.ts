import { activated, card, keyword, putCounters, sacrifice } from '@spellwright/dsl'

export const arcboundRavager = card({
  name: 'Arcbound Ravager',
  cost: '{2}',
  type: 'Artifact Creature — Beast',
  power: 0,
  toughness: 0,
  abilities: [
    activated({ cost: [sacrifice({ type: 'artifact' })], effects: [putCounters('+1/+1', 1, 'self')] }),
    keyword({ kind: 'modular', count: 1 }),
  ],
})
