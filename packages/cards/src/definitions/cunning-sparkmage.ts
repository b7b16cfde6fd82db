import { activated, anyTarget, card, dealDamage, keyword, tap, the } from '@spellwright/dsl'

export const cunningSparkmage = card({
  name: 'Cunning Sparkmage',
  cost: '{2}{R}',
  type: 'Creature — Human Shaman',
  power: 0,
  toughness: 1,
  abilities: [
    keyword('haste'),
    activated({ cost: [tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
