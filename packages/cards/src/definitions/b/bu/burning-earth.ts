import { card, dealDamage, players, triggered } from '@spellwright/dsl'

export const burningEarth = card({
  name: 'Burning Earth',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { not: { supertype: 'basic' }, type: 'land' } },
      effects: [dealDamage(1, players('eventPlayer'))],
    }),
  ],
})
