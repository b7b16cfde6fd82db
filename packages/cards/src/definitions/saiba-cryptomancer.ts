import { card, keyword } from '@spellwright/dsl'

export const saibaCryptomancer = card({
  name: 'Saiba Cryptomancer',
  cost: '{1}{U}',
  type: 'Creature — Moonfolk Ninja',
  power: 0,
  toughness: 1,
  abilities: [keyword('flash'), keyword({ kind: 'backup', count: 1 }), keyword('hexproof')],
})
