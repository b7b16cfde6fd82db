import { draw, enters, gainLife, keywords, triggered, twoFaced } from '@spellwright/dsl'

export const invasionOfDominaria = twoFaced(
  'transform',
  {
    name: 'Invasion of Dominaria',
    cost: '{2}{W}',
    type: 'Battle — Siege',
    defense: 5,
    abilities: [triggered({ on: enters('self'), effects: [gainLife(4), draw()] })],
  },
  {
    name: 'Serra Faithkeeper',
    type: 'Creature — Angel',
    power: 4,
    toughness: 4,
    colorIndicator: ['W'],
    abilities: keywords('flying', 'vigilance'),
  },
)
