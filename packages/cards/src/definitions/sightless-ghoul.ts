import { card, keyword, rule } from '@spellwright/dsl'

export const sightlessGhoul = card({
  name: 'Sightless Ghoul',
  cost: '{3}{B}',
  type: 'Creature — Zombie Soldier',
  power: 2,
  toughness: 2,
  abilities: [rule({ kind: 'cantBlock', what: 'self' }), keyword('undying')],
})
