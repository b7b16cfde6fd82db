import { card, dealDamage, spell, target, the } from '@spellwright/dsl'

export const fieryImpulse = card({
  name: 'Fiery Impulse',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: 'creature' }) },
      effects: [
        dealDamage(
          {
            kind: 'if',
            condition: {
              kind: 'exists',
              of: { zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] },
              count: { atLeast: 2 },
            },
            then: 3,
            else: 2,
          },
          the('victim'),
        ),
      ],
    }),
  ],
})
