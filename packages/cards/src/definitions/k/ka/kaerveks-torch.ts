import { anyTarget, card, dealDamage, rule, spell, the, X } from '@spellwright/dsl'

export const kaerveksTorch = card({
  name: "Kaervek's Torch",
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'eachPlayer',
        spell: { targets: 'self' },
        change: { kind: 'increase', mana: '{2}' },
      },
      { zone: 'stack' },
    ),
    spell({ targets: { target: anyTarget }, effects: [dealDamage(X, the('target'))] }),
  ],
})
