import { card, keyword, keywords, mana } from '@spellwright/dsl'

export const saguMauler = card({
  name: 'Sagu Mauler',
  cost: '{4}{G}{U}',
  type: 'Creature — Beast',
  power: 6,
  toughness: 6,
  abilities: [...keywords('trample', 'hexproof'), keyword({ kind: 'morph', cost: [mana('{3}{G}{U}')] })],
})
