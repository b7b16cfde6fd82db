import { activated, anyTarget, card, dealDamage, sacrificeSelf, the } from '@spellwright/dsl'

export const sealOfFire = card({
  name: 'Seal of Fire',
  cost: '{R}',
  type: 'Enchantment',
  abilities: [
    activated({ cost: [sacrificeSelf], targets: { victim: anyTarget }, effects: [dealDamage(2, the('victim'))] }),
  ],
})
