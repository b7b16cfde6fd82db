import { card, keywords, rule } from '@spellwright/dsl'

export const avenMindcensor = card({
  name: 'Aven Mindcensor',
  cost: '{2}{W}',
  type: 'Creature — Bird Wizard',
  power: 2,
  toughness: 1,
  abilities: [...keywords('flash', 'flying'), rule({ kind: 'searchesTop', player: 'opponent', count: 4 })],
})
