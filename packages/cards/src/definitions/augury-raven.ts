import { card, keyword, mana } from '@spellwright/dsl'

export const auguryRaven = card({
  name: 'Augury Raven',
  cost: '{3}{U}',
  type: 'Creature — Bird',
  power: 3,
  toughness: 3,
  abilities: [keyword('flying'), keyword({ kind: 'foretell', cost: [mana('{1}{U}')] })],
})
