import { anyTarget, card, dealDamage, spell, the, X } from '@spellwright/dsl'

export const volcanicGeyser = card({
  name: 'Volcanic Geyser',
  cost: '{X}{R}{R}',
  type: 'Instant',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(X, the('victim'))] })],
})
