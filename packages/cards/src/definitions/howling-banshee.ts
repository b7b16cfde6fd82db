import { card, enters, keyword, loseLife, triggered } from '@spellwright/dsl'

export const howlingBanshee = card({
  name: 'Howling Banshee',
  cost: '{2}{B}{B}',
  type: 'Creature — Spirit',
  power: 3,
  toughness: 3,
  abilities: [keyword('flying'), triggered({ on: enters('self'), effects: [loseLife(3, 'eachPlayer')] })],
})
