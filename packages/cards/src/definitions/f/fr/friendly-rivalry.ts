import { card, powerOf, spell, target, the, upTo } from '@spellwright/dsl'

export const friendlyRivalry = card({
  name: 'Friendly Rivalry',
  cost: '{R}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', controller: 'you' }),
        other: target(
          { type: 'creature', supertype: 'legendary', controller: 'you' },
          { count: upTo(1), differentFrom: [the('creature')] },
        ),
        victim: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [
        {
          kind: 'dealDamage',
          amount: powerOf('affected'),
          to: the('victim'),
          each: { type: 'creature', any: [{ among: the('creature') }, { among: the('other') }] },
        },
      ],
    }),
  ],
})
