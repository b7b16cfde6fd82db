import { bound, card, matches, not, spell, target, the, when } from '@spellwright/dsl'

export const redcapMelee = card({
  name: 'Redcap Melee',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        { kind: 'dealDamage', amount: 4, to: the('victim'), as: 'dealt' },
        when(
          {
            kind: 'all',
            conditions: [
              { kind: 'compare', quantity: bound('dealt'), is: { atLeast: 1 } },
              not(matches(the('victim'), { color: 'R' })),
            ],
          },
          { kind: 'sacrificeChoice', player: 'you', filter: { type: 'land' }, count: 1 },
        ),
      ],
    }),
  ],
})
