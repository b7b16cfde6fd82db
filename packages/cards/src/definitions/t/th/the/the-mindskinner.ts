import { card, eventAmount, mill, replacement, rule } from '@spellwright/dsl'

export const theMindskinner = card({
  name: 'The Mindskinner',
  cost: '{U}{U}{U}',
  type: 'Legendary Enchantment Creature — Nightmare',
  power: 10,
  toughness: 1,
  abilities: [
    rule({ kind: 'cantBeBlocked', what: 'self' }),
    replacement({
      kind: 'damage',
      source: { controller: 'you' },
      to: { player: 'opponent' },
      change: { kind: 'prevent', amount: 'all' },
      then: [mill(eventAmount, 'opponent')],
    }),
  ],
})
