import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const ghostfire = card({
  name: 'Ghostfire',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    { kind: 'characteristicDefining', colors: [] },
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim'))] }),
  ],
})
