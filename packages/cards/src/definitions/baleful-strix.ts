import { card, draw, enters, keywords, triggered } from '@spellwright/dsl'

export const balefulStrix = card({
  name: 'Baleful Strix',
  cost: '{U}{B}',
  type: 'Artifact Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [...keywords('flying', 'deathtouch'), triggered({ on: enters('self'), effects: [draw(1)] })],
})
