import { activated, anyTarget, card, dealDamage, keyword, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const fanaticalFirebrand = card({
  name: 'Fanatical Firebrand',
  cost: '{R}',
  type: 'Creature — Goblin Pirate',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('haste'),
    activated({ cost: [tap, sacrificeSelf], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
