import { card, keyword } from '@spellwright/dsl'

export const anaconda = card({
  name: 'Anaconda',
  cost: '{3}{G}',
  type: 'Creature — Snake',
  power: 3,
  toughness: 3,
  abilities: [keyword({ kind: 'landwalk', land: { subtype: 'Swamp' } })],
})
