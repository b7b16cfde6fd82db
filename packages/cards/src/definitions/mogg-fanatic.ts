import { activated, anyTarget, card, dealDamage, sacrificeSelf, the } from '@spellwright/dsl'

export const moggFanatic = card({
  name: 'Mogg Fanatic',
  cost: '{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    activated({ cost: [sacrificeSelf], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
