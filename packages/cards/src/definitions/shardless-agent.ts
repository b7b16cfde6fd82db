import { card, keyword } from '@spellwright/dsl'

export const shardlessAgent = card({
  name: 'Shardless Agent',
  cost: '{1}{G}{U}',
  type: 'Artifact Creature — Human Rogue',
  power: 2,
  toughness: 2,
  abilities: [keyword('cascade')],
})
