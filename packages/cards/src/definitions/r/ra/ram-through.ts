import { card, matches, powerOf, spell, target, the } from '@spellwright/dsl'

export const ramThrough = card({
  name: 'Ram Through',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [
        {
          kind: 'dealDamage',
          source: the('yours'),
          amount: powerOf(the('yours')),
          to: the('theirs'),
          excess: { if: matches(the('yours'), { keyword: 'trample' }) },
        },
      ],
    }),
  ],
})
