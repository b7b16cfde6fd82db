import { card, discardCost, rule } from '@spellwright/dsl'

export const dreamHalls = card({
  name: 'Dream Halls',
  type: 'Enchantment',
  cost: '{3}{U}{U}',
  abilities: [
    rule({
      kind: 'mayCastFor',
      player: 'eachPlayer',
      spell: {},
      cost: [discardCost({ shares: { what: 'color', with: 'self' } })],
    }),
  ],
})
