import {
  anyTarget,
  bound,
  card,
  countersOn,
  dealDamage,
  entersWithCounters,
  eventAmount,
  replacement,
  the,
  when,
  X,
} from '@spellwright/dsl'

export const magmaPummeler = card({
  name: 'Magma Pummeler',
  cost: '{X}{R}{R}',
  type: 'Creature — Elemental',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', X),
    replacement(
      {
        kind: 'damage',
        to: { object: 'self' },
        change: { kind: 'prevent', amount: 'all' },
        then: [
          { kind: 'removeCounters', what: 'self', counter: '+1/+1', count: eventAmount, as: 'removed' },
          when(
            { kind: 'compare', quantity: bound('removed'), is: { atLeast: 1 } },
            {
              kind: 'reflexiveTrigger',
              targets: { victim: anyTarget },
              effects: [dealDamage(bound('removed'), the('victim'))],
            },
          ),
        ],
      },
      { condition: { kind: 'compare', quantity: countersOn('self', '+1/+1'), is: { atLeast: 1 } } },
    ),
  ],
})
