import { card, draw, triggered, youCast } from '@spellwright/dsl'

export const jhoiraWeatherlightCaptain = card({
  name: 'Jhoira, Weatherlight Captain',
  cost: '{2}{U}{R}',
  type: 'Legendary Creature — Human Artificer',
  power: 3,
  toughness: 3,
  abilities: [triggered({ on: youCast({ is: 'historic' }), effects: [draw(1)] })],
})
