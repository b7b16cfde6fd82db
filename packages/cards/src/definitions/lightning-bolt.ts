import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const lightningBolt = card({
  name: 'Lightning Bolt',
  cost: '{R}',
  type: 'Instant',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim'))] })],
})
