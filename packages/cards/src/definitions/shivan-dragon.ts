import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const shivanDragon = card({
  name: 'Shivan Dragon',
  cost: '{4}{R}{R}',
  type: 'Creature — Dragon',
  power: 5,
  toughness: 5,
  abilities: [keyword('flying'), activated({ cost: [mana('{R}')], effects: [pump('self', 1, 0)] })],
})
