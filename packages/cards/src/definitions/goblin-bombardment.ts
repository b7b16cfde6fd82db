import { activated, anyTarget, card, dealDamage, sacrifice, the } from '@spellwright/dsl'

export const goblinBombardment = card({
  name: 'Goblin Bombardment',
  cost: '{1}{R}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [sacrifice({ type: 'creature' })],
      targets: { victim: anyTarget },
      effects: [dealDamage(1, the('victim'))],
    }),
  ],
})
