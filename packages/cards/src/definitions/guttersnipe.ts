import { card, dealDamage, players, triggered, youCast } from '@spellwright/dsl'

export const guttersnipe = card({
  name: 'Guttersnipe',
  cost: '{2}{R}',
  type: 'Creature — Goblin Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({ on: youCast({ type: ['instant', 'sorcery'] }), effects: [dealDamage(2, players('opponent'))] }),
  ],
})
