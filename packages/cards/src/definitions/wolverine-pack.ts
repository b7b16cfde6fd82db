import { card, keyword } from '@spellwright/dsl'

export const wolverinePack = card({
  name: 'Wolverine Pack',
  cost: '{2}{G}{G}',
  type: 'Creature — Wolverine',
  power: 2,
  toughness: 4,
  abilities: [keyword({ kind: 'rampage', count: 2 })],
})
