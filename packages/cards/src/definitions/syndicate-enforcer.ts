import { card, keyword } from '@spellwright/dsl'

export const syndicateEnforcer = card({
  name: 'Syndicate Enforcer',
  cost: '{3}{B}',
  type: 'Creature — Human Rogue',
  power: 3,
  toughness: 2,
  abilities: [keyword('extort')],
})
