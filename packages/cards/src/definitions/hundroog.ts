import { card, keyword, mana } from '@spellwright/dsl'

export const hundroog = card({
  name: 'Hundroog',
  cost: '{6}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 7,
  abilities: [keyword({ kind: 'cycling', cost: [mana('{3}')] })],
})
