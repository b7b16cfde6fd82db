import { anyTarget, card, dealDamage, gainLife, spell, the } from '@spellwright/dsl'

export const lightningHelix = card({
  name: 'Lightning Helix',
  cost: '{R}{W}',
  type: 'Instant',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim')), gainLife(3)] })],
})
