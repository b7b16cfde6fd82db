import { atBeginningOf, card, createToken, keyword, loseLife, token, triggered } from '@spellwright/dsl'

const blackFaerieRogue = token({
  colors: ['B'],
  type: 'Creature — Faerie Rogue',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const bitterblossom = card({
  name: 'Bitterblossom',
  cost: '{1}{B}',
  type: 'Kindred Enchantment — Faerie',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [loseLife(1), createToken(1, blackFaerieRogue)] }),
  ],
})
