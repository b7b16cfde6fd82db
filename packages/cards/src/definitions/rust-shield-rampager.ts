import { card, keyword, mana, rule } from '@spellwright/dsl'

export const rustShieldRampager = card({
  name: 'Rust-Shield Rampager',
  cost: '{3}{G}',
  type: 'Creature — Raccoon Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'offspring', cost: [mana('{2}')] }),
    rule({ kind: 'cantBeBlocked', what: 'self', by: { power: { atMost: 2 } } }),
  ],
})
