import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const searingSpear = card({
  name: 'Searing Spear',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim'))] })],
})
