import { card, draw, keyword, loseLife, triggered } from '@spellwright/dsl'

export const vulturousAven = card({
  name: 'Vulturous Aven',
  cost: '{3}{B}',
  type: 'Creature — Bird Shaman',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    keyword('exploit'),
    triggered({ on: { kind: 'exploited', object: 'self' }, effects: [draw(2), loseLife(2)] }),
  ],
})
