import { card, keyword, mana, putCounters, triggered } from '@spellwright/dsl'

export const glowstoneRecluse = card({
  name: 'Glowstone Recluse',
  cost: '{2}{G}',
  type: 'Creature — Spider',
  power: 2,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{3}{G}')] }),
    keyword('reach'),
    triggered({ on: { kind: 'mutated', object: 'self' }, effects: [putCounters('+1/+1', 2, 'self')] }),
  ],
})
