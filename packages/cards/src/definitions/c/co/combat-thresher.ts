import { card, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const combatThresher = card({
  name: 'Combat Thresher',
  cost: '{7}',
  type: 'Artifact Creature — Construct',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'prototype', mana: '{2}{W}', power: 1, toughness: 1 }),
    keyword('double strike'),
    triggered({ on: enters('self'), effects: [draw(1)] }),
  ],
})
