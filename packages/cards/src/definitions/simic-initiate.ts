import { card, keyword } from '@spellwright/dsl'

export const simicInitiate = card({
  name: 'Simic Initiate',
  cost: '{G}',
  type: 'Creature — Human Mutant',
  power: 0,
  toughness: 0,
  abilities: [keyword({ kind: 'graft', count: 1 })],
})
