import { card, count, dealDamage, plus, spell, target, the } from '@spellwright/dsl'

export const focusFire = card({
  name: 'Focus Fire',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', any: [{ is: 'attacking' }, { is: 'blocking' }] }),
      },
      effects: [
        dealDamage(
          plus(2, count({ any: [{ type: 'creature' }, { subtype: 'Spacecraft' }], controller: 'you' })),
          the('creature'),
        ),
      ],
    }),
  ],
})
