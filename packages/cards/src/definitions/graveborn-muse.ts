import { atBeginningOf, card, count, draw, loseLife, triggered } from '@spellwright/dsl'

const zombies = count({ subtype: 'Zombie', controller: 'you' })

export const gravebornMuse = card({
  name: 'Graveborn Muse',
  cost: '{2}{B}{B}',
  type: 'Creature — Zombie Spirit',
  power: 3,
  toughness: 3,
  abilities: [triggered({ on: atBeginningOf('upkeep', 'you'), effects: [draw(zombies), loseLife(zombies)] })],
})
