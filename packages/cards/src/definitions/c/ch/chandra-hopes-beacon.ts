import {
  activated,
  addMana,
  card,
  dealDamage,
  exile,
  loyalty,
  ruleUntil,
  the,
  triggered,
  upTo,
  X,
  youCast,
} from '@spellwright/dsl'

export const chandraHopesBeacon = card({
  name: "Chandra, Hope's Beacon",
  cost: '{4}{R}{R}',
  type: 'Legendary Planeswalker — Chandra',
  loyalty: 5,
  abilities: [
    triggered({
      on: youCast({ type: ['instant', 'sorcery'] }),
      limit: { times: 1, per: 'turn' },
      effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
    }),
    activated({
      cost: [loyalty(2)],
      effects: [addMana({ kind: 'anyCombination', amount: 2, colors: ['W', 'U', 'B', 'R', 'G'] })],
    }),
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil(
          {
            kind: 'mayPlayFrom',
            player: 'you',
            zone: 'exile',
            what: { among: the('exiled'), type: ['instant', 'sorcery'] },
            verb: 'cast',
            once: 'once',
          },
          'endOfYourNextTurn',
        ),
      ],
    }),
    activated({
      cost: [loyalty('-X')],
      targets: { targets: { anyTarget: 'any target', count: upTo(2) } },
      effects: [dealDamage(X, the('targets'))],
    }),
  ],
})
