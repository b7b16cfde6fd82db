import { card, keyword, mana } from '@spellwright/dsl'

export const spiderManWebSlinger = card({
  name: 'Spider-Man, Web-Slinger',
  cost: '{2}{W}',
  type: 'Legendary Creature — Spider Human Hero',
  power: 3,
  toughness: 3,
  abilities: [keyword({ kind: 'webSlinging', cost: [mana('{W}')] })],
})
