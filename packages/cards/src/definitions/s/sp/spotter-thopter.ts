import { card, enters, keyword, powerOf, triggered } from '@spellwright/dsl'

export const spotterThopter = card({
  name: 'Spotter Thopter',
  cost: '{8}',
  type: 'Artifact Creature — Thopter',
  power: 4,
  toughness: 5,
  abilities: [
    keyword({ kind: 'prototype', mana: '{3}{U}', power: 2, toughness: 3 }),
    keyword('flying'),
    triggered({ on: enters('self'), effects: [{ kind: 'scry', player: 'you', count: powerOf('self') }] }),
  ],
})
