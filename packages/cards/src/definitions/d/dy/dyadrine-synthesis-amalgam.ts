import {
  card,
  createToken,
  draw,
  entersWithCounters,
  exactly,
  keyword,
  may,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const dyadrineSynthesisAmalgam = card({
  name: 'Dyadrine, Synthesis Amalgam',
  cost: '{X}{G}{W}',
  type: 'Legendary Artifact Creature — Construct',
  power: 0,
  toughness: 1,
  abilities: [
    keyword('trample'),
    entersWithCounters('+1/+1', { kind: 'manaSpent', color: 'any', on: 'cost' }),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [
        when(
          {
            kind: 'exists',
            of: { type: 'creature', controller: 'you', counters: { counter: '+1/+1', count: { atLeast: 1 } } },
            count: { atLeast: 2 },
          },
          may(
            {
              kind: 'choose',
              player: 'you',
              from: { type: 'creature', controller: 'you', counters: { counter: '+1/+1', count: { atLeast: 1 } } },
              count: exactly(2),
              as: 'creatures',
            },
            { kind: 'removeCounters', what: the('creatures'), counter: '+1/+1', count: 1 },
            draw(1),
            createToken(1, token({ colors: [], type: 'Artifact Creature — Robot', power: 2, toughness: 2 })),
          ),
        ),
      ],
    }),
  ],
})
