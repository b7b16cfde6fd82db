import {
  all,
  countersOn,
  keyword,
  replacement,
  returnTo,
  transform,
  triggered,
  twoFaced,
  when,
  youCast,
} from '@spellwright/dsl'

export const thingInTheIce = twoFaced(
  'transform',
  {
    name: 'Thing in the Ice',
    cost: '{1}{U}',
    type: 'Creature — Horror',
    power: 0,
    toughness: 4,
    abilities: [
      keyword('defender'),
      replacement({ kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: 'ice', count: 4 }] }),
      triggered({
        on: youCast({ type: ['instant', 'sorcery'] }),
        effects: [
          { kind: 'removeCounters', what: 'self', counter: 'ice', count: 1 },
          when({ kind: 'compare', quantity: countersOn('self', 'ice'), is: { exactly: 0 } }, transform('self')),
        ],
      }),
    ],
  },
  {
    name: 'Awoken Horror',
    type: 'Creature — Kraken Horror',
    power: 7,
    toughness: 8,
    colorIndicator: ['U'],
    abilities: [
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Awoken Horror' },
        effects: [returnTo('hand', all({ not: { subtype: 'Horror' }, type: 'creature' }))],
      }),
    ],
  },
)
