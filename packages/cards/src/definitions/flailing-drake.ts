import { card, keyword, pump, triggered } from '@spellwright/dsl'

export const flailingDrake = card({
  name: 'Flailing Drake',
  cost: '{3}{G}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self', attacker: { type: 'creature' } },
          { kind: 'becomesBlocked', object: 'self', by: { type: 'creature' }, each: 'blocker' },
        ],
      },
      effects: [pump('eventSource', 1, 1)],
    }),
  ],
})
