import { activated, anyTarget, card, dealDamage, mana, tap, the } from '@spellwright/dsl'

export const anabaShaman = card({
  name: 'Anaba Shaman',
  cost: '{3}{R}',
  type: 'Creature — Minotaur Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    activated({ cost: [mana('{R}'), tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
