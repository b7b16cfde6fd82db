import { all, apply, card, dealDamage, dies, gainAbility, spell, target, the, triggered } from '@spellwright/dsl'

export const showstopper = card({
  name: 'Showstopper',
  cost: '{1}{B}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        apply(all({ type: 'creature', controller: 'you' }), [
          gainAbility(
            triggered({
              on: dies('self'),
              targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
              effects: [dealDamage(2, the('creature'))],
            }),
          ),
        ]),
      ],
    }),
  ],
})
