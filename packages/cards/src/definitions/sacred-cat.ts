import { card, keyword, mana } from '@spellwright/dsl'

export const sacredCat = card({
  name: 'Sacred Cat',
  cost: '{W}',
  type: 'Creature — Cat',
  power: 1,
  toughness: 1,
  abilities: [keyword('lifelink'), keyword({ kind: 'embalm', cost: [mana('{W}')] })],
})
