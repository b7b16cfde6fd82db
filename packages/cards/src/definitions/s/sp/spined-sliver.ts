import { card, count, pump, triggered } from '@spellwright/dsl'

export const spinedSliver = card({
  name: 'Spined Sliver',
  cost: '{R}{G}',
  type: 'Creature — Sliver',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'becomesBlocked', object: { subtype: 'Sliver' } },
      effects: [
        pump(
          'eventObject',
          count({ type: 'creature', blocking: 'eventObject' }),
          count({ type: 'creature', blocking: 'eventObject' }),
        ),
      ],
    }),
  ],
})
