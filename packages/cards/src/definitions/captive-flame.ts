import { activated, card, mana, pump, target, the } from '@spellwright/dsl'

export const captiveFlame = card({
  name: 'Captive Flame',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{R}')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), 1, 0)],
    }),
  ],
})
