import { card, keyword, mana } from '@spellwright/dsl'

export const bygoneColossus = card({
  name: 'Bygone Colossus',
  cost: '{9}',
  type: 'Artifact Creature — Robot Giant',
  power: 9,
  toughness: 9,
  abilities: [keyword({ kind: 'warp', cost: [mana('{3}')] })],
})
