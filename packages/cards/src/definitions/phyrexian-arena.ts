import { atBeginningOf, card, draw, loseLife, triggered } from '@spellwright/dsl'

export const phyrexianArena = card({
  name: 'Phyrexian Arena',
  cost: '{1}{B}{B}',
  type: 'Enchantment',
  abilities: [triggered({ on: atBeginningOf('upkeep', 'you'), effects: [draw(1), loseLife(1)] })],
})
