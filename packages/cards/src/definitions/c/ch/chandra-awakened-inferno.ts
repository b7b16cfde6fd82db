import {
  activated,
  all,
  atBeginningOf,
  card,
  dealDamage,
  loyalty,
  players,
  rule,
  target,
  the,
  triggered,
  X,
} from '@spellwright/dsl'

export const chandraAwakenedInferno = card({
  name: 'Chandra, Awakened Inferno',
  cost: '{4}{R}{R}',
  type: 'Legendary Planeswalker — Chandra',
  loyalty: 6,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    activated({
      cost: [loyalty(2)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'opponent',
          abilities: [triggered({ on: atBeginningOf('upkeep', 'you'), effects: [dealDamage(1, players('you'))] })],
        },
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      effects: [dealDamage(3, all({ type: 'creature', not: { subtype: 'Elemental' } }))],
    }),
    activated({
      cost: [loyalty('-X')],
      targets: { permanent: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        { kind: 'dealDamage', amount: X, to: the('permanent'), as: 'hit' },
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: the('hit'),
            from: 'battlefield',
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
