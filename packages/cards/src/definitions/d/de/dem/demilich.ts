import { attacks, card, exile, exileCost, rule, target, the, triggered, upTo } from '@spellwright/dsl'

export const demilich = card({
  name: 'Demilich',
  cost: '{U}{U}{U}{U}',
  type: 'Creature — Skeleton Wizard',
  power: 4,
  toughness: 3,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{U}',
          times: {
            kind: 'events',
            event: { kind: 'cast', player: 'you', spell: { type: ['instant', 'sorcery'] } },
            when: 'thisTurn',
          },
        },
      },
      { zone: 'everywhere' },
    ),
    triggered({
      on: attacks('self'),
      targets: { card: target({ type: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' }, { count: upTo(1) }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        { kind: 'copyCard', what: the('exiled'), as: 'copy' },
        { kind: 'castCard', what: the('copy'), player: 'you', cost: 'normal', optional: 'may' },
      ],
    }),
    rule(
      {
        kind: 'mayPlayFrom',
        player: 'you',
        zone: 'graveyard',
        what: 'self',
        verb: 'cast',
        additional: [exileCost({ type: ['instant', 'sorcery'], zone: 'graveyard' }, 4)],
      },
      { zone: 'graveyard' },
    ),
  ],
})
