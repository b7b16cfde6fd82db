import { card, keyword, mana } from '@spellwright/dsl'

export const disownedAncestor = card({
  name: 'Disowned Ancestor',
  cost: '{B}',
  type: 'Creature — Spirit Warrior',
  power: 0,
  toughness: 4,
  abilities: [keyword({ kind: 'outlast', cost: [mana('{1}{B}')] })],
})
