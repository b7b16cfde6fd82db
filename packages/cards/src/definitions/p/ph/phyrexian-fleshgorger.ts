import { card, keyword, keywords, payLife, powerOf } from '@spellwright/dsl'

export const phyrexianFleshgorger = card({
  name: 'Phyrexian Fleshgorger',
  cost: '{7}',
  type: 'Artifact Creature — Phyrexian Wurm',
  power: 7,
  toughness: 5,
  abilities: [
    keyword({ kind: 'prototype', mana: '{1}{B}{B}', power: 3, toughness: 3 }),
    ...keywords('menace', 'lifelink'),
    keyword({ kind: 'ward', cost: [payLife(powerOf('self'))] }),
  ],
})
