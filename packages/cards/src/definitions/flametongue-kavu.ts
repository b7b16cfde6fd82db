import { card, dealDamage, enters, target, the, triggered } from '@spellwright/dsl'

export const flametongueKavu = card({
  name: 'Flametongue Kavu',
  cost: '{3}{R}',
  type: 'Creature — Kavu',
  power: 4,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { victim: target({ type: 'creature' }) },
      effects: [dealDamage(4, the('victim'))],
    }),
  ],
})
