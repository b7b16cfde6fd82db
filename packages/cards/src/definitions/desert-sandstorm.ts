import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const desertSandstorm = card({
  name: 'Desert Sandstorm',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [dealDamage(1, all({ type: 'creature' }))] })],
})
