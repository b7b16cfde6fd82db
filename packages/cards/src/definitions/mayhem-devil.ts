import { anyTarget, card, dealDamage, the, triggered } from '@spellwright/dsl'

export const mayhemDevil = card({
  name: 'Mayhem Devil',
  cost: '{1}{B}{R}',
  type: 'Creature — Devil',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'sacrificed', player: 'eachPlayer', object: {} },
      targets: { victim: anyTarget },
      effects: [dealDamage(1, the('victim'))],
    }),
  ],
})
