import { card, dealDamage, players, spell } from '@spellwright/dsl'

export const flameRift = card({
  name: 'Flame Rift',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [dealDamage(4, players('eachPlayer'))] })],
})
