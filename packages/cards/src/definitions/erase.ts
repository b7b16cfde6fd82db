import { card, exile, spell, target, the } from '@spellwright/dsl'

export const erase = card({
  name: 'Erase',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({ targets: { enchantment: target({ type: 'enchantment' }) }, effects: [exile(the('enchantment'))] }),
  ],
})
