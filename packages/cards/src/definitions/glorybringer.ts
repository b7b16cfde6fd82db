import { card, dealDamage, keywords, rule, target, the, triggered } from '@spellwright/dsl'

export const glorybringer = card({
  name: 'Glorybringer',
  cost: '{3}{R}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('flying', 'haste'),
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      targets: { creature: target({ type: 'creature', not: { subtype: 'Dragon' }, controller: 'opponent' }) },
      effects: [dealDamage(4, the('creature'))],
    }),
  ],
})
