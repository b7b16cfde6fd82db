import { card, keyword, mayExertAsItAttacks, pump } from '@spellwright/dsl'

export const nefCropEntangler = card({
  name: 'Nef-Crop Entangler',
  cost: '{1}{R}',
  type: 'Creature — Human Warrior',
  power: 2,
  toughness: 1,
  abilities: [keyword('trample'), ...mayExertAsItAttacks({ effects: [pump('self', 1, 2)] })],
})
