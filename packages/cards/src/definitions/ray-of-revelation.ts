import { card, destroy, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const rayOfRevelation = card({
  name: 'Ray of Revelation',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({ targets: { enchantment: target({ type: 'enchantment' }) }, effects: [destroy(the('enchantment'))] }),
    keyword({ kind: 'flashback', cost: [mana('{G}')] }),
  ],
})
