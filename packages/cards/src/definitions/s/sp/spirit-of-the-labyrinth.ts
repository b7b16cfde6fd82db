import { card, rule } from '@spellwright/dsl'

export const spiritOfTheLabyrinth = card({
  name: 'Spirit of the Labyrinth',
  cost: '{1}{W}',
  type: 'Enchantment Creature — Spirit',
  power: 3,
  toughness: 1,
  abilities: [rule({ kind: 'cantDrawMoreThan', player: 'eachPlayer', perTurn: 1 })],
})
