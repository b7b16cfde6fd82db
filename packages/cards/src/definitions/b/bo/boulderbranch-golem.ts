import { card, enters, gainLife, keyword, powerOf, triggered } from '@spellwright/dsl'

export const boulderbranchGolem = card({
  name: 'Boulderbranch Golem',
  cost: '{7}',
  type: 'Artifact Creature — Golem',
  power: 6,
  toughness: 5,
  abilities: [
    keyword({ kind: 'prototype', mana: '{3}{G}', power: 3, toughness: 3 }),
    triggered({ on: enters('self'), effects: [gainLife(powerOf('self'))] }),
  ],
})
