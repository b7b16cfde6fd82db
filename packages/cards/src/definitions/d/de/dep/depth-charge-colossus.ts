import { activated, card, keyword, mana, rule, untap } from '@spellwright/dsl'

export const depthChargeColossus = card({
  name: 'Depth Charge Colossus',
  cost: '{9}',
  type: 'Artifact Creature — Dreadnought',
  power: 9,
  toughness: 9,
  abilities: [
    keyword({ kind: 'prototype', mana: '{4}{U}{U}', power: 6, toughness: 6 }),
    rule({ kind: 'doesntUntap', what: 'self' }),
    activated({ cost: [mana('{3}')], effects: [untap('self')] }),
  ],
})
