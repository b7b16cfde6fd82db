import { card, keyword } from '@spellwright/dsl'

export const goringWarplow = card({
  name: 'Goring Warplow',
  cost: '{6}',
  type: 'Artifact Creature — Construct',
  power: 5,
  toughness: 4,
  abilities: [keyword({ kind: 'prototype', mana: '{1}{B}', power: 1, toughness: 1 }), keyword('deathtouch')],
})
