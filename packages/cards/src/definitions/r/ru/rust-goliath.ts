import { card, keyword, keywords } from '@spellwright/dsl'

export const rustGoliath = card({
  name: 'Rust Goliath',
  cost: '{10}',
  type: 'Artifact Creature — Construct',
  power: 10,
  toughness: 10,
  abilities: [
    keyword({ kind: 'prototype', mana: '{3}{G}{G}', power: 3, toughness: 5 }),
    ...keywords('reach', 'trample'),
  ],
})
