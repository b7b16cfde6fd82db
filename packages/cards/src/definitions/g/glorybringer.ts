import { card, dealDamage, keywords, mayExertAsItAttacks, target, the } from '@spellwright/dsl'

export const glorybringer = card({
  name: 'Glorybringer',
  cost: '{3}{R}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('flying', 'haste'),
    ...mayExertAsItAttacks({
      targets: { creature: target({ type: 'creature', not: { subtype: 'Dragon' }, controller: 'opponent' }) },
      effects: [dealDamage(4, the('creature'))],
    }),
  ],
})
