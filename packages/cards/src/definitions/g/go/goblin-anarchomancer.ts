import { card, costsLess } from '@spellwright/dsl'

export const goblinAnarchomancer = card({
  name: 'Goblin Anarchomancer',
  cost: '{R}{G}',
  type: 'Creature — Goblin Shaman',
  power: 2,
  toughness: 2,
  abilities: [costsLess('you', { color: ['R', 'G'] }, '{1}')],
})
