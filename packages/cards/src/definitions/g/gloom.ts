import { card, costsMore, rule } from '@spellwright/dsl'

export const gloom = card({
  name: 'Gloom',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    costsMore('eachPlayer', { color: 'W' }, '{3}'),
    rule({
      kind: 'abilityCostChange',
      object: { type: 'enchantment', color: 'W' },
      ability: 'any',
      change: { kind: 'increase', mana: '{3}' },
    }),
  ],
})
