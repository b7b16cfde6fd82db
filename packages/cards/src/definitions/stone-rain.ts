import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const stoneRain = card({
  name: 'Stone Rain',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [spell({ targets: { land: target({ type: 'land' }) }, effects: [destroy(the('land'))] })],
})
