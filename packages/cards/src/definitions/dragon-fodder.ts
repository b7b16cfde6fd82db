import { card, createToken, spell, token } from '@spellwright/dsl'

const redGoblin = token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 })

export const dragonFodder = card({
  name: 'Dragon Fodder',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [createToken(2, redGoblin)] })],
})
