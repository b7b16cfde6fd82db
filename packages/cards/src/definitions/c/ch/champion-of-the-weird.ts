import {
  activated,
  card,
  exactly,
  leaves,
  linked,
  payLife,
  putCounters,
  returnTo,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const championOfTheWeird = card({
  name: 'Champion of the Weird',
  cost: '{3}{B}',
  type: 'Creature — Goblin Berserker',
  power: 5,
  toughness: 5,
  abilities: [
    { kind: 'additionalCost', cost: [{ kind: 'behold', what: { subtype: 'Goblin' }, exile: 'exiled' }] },
    activated({
      cost: [payLife(1), { kind: 'putCounters', counter: '-1/-1', count: 2, on: { type: 'creature' } }],
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'choose',
          player: the('opponent'),
          from: { type: 'creature', controller: the('opponent') },
          count: exactly(1),
          as: 'creature',
        },
        putCounters('-1/-1', 2, the('creature')),
      ],
      timing: 'sorcery',
    }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
