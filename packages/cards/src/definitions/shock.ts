import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const shock = card({
  name: 'Shock',
  cost: '{R}',
  type: 'Instant',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(2, the('victim'))] })],
})
