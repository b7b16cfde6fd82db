import { card, draw, keyword, replacement } from '@spellwright/dsl'

export const almsCollector = card({
  name: 'Alms Collector',
  cost: '{3}{W}',
  type: 'Creature — Cat Cleric',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flash'),
    replacement({ kind: 'drawCards', player: 'opponent', atLeast: 2, instead: [draw(1), draw(1, 'eventPlayer')] }),
  ],
})
