import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const fallajiDragonEngine = card({
  name: 'Fallaji Dragon Engine',
  cost: '{8}',
  type: 'Artifact Creature — Dragon',
  power: 5,
  toughness: 5,
  abilities: [
    keyword({ kind: 'prototype', mana: '{2}{R}', power: 1, toughness: 3 }),
    keyword('flying'),
    activated({ cost: [mana('{2}')], effects: [pump('self', 1, 0)] }),
  ],
})
