import { card, entersWithCounters, X } from '@spellwright/dsl'

export const endlessOne = card({
  name: 'Endless One',
  cost: '{X}',
  type: 'Creature — Eldrazi',
  power: 0,
  toughness: 0,
  abilities: [entersWithCounters('+1/+1', X)],
})
