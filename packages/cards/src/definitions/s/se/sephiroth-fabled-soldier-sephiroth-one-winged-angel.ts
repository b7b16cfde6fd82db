import {
  anyNumber,
  attacks,
  bound,
  did,
  dies,
  draw,
  enters,
  gainLife,
  keyword,
  loseLife,
  replacement,
  sacrifice,
  targetOpponent,
  the,
  transform,
  triggered,
  twoFaced,
  when,
} from '@spellwright/dsl'

const drain = [loseLife(1, the('opponent')), gainLife(1)]

export const sephirothFabledSoldierSephirothOneWingedAngel = twoFaced(
  'transform',
  {
    name: 'Sephiroth, Fabled SOLDIER',
    type: 'Legendary Creature — Human Avatar Soldier',
    cost: '{2}{B}',
    power: 3,
    toughness: 3,
    abilities: [
      triggered({
        on: { kind: 'either', events: [enters('self'), attacks('self')] },
        effects: [
          { kind: 'mayPay', player: 'you', cost: [sacrifice({ type: 'creature', other: true })], then: [draw(1)] },
        ],
      }),
      triggered({
        on: dies({ type: 'creature', other: true }),
        targets: { opponent: targetOpponent },
        effects: [
          ...drain,
          when({ kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 4 } }, transform('self')),
        ],
      }),
    ],
  },
  {
    name: 'Sephiroth, One-Winged Angel',
    type: 'Legendary Creature — Angel Nightmare Avatar',
    power: 5,
    toughness: 5,
    colorIndicator: ['B'],
    abilities: [
      keyword('flying'),
      replacement(
        {
          kind: 'transforms',
          into: 'Sephiroth, One-Winged Angel',
          effects: [
            {
              kind: 'getEmblem',
              player: 'you',
              abilities: [
                triggered({ on: dies({ type: 'creature' }), targets: { opponent: targetOpponent }, effects: drain }),
              ],
            },
          ],
        },
        { abilityWord: 'Super Nova' },
      ),
      triggered({
        on: attacks('self'),
        effects: [
          {
            kind: 'choose',
            player: 'you',
            from: { type: 'creature', controller: 'you', other: true },
            count: anyNumber,
            as: 'victims',
          },
          { kind: 'sacrifice', what: the('victims'), as: 'sacrificed' },
          when(did('sacrificed'), draw(bound('sacrificed'))),
        ],
      }),
    ],
  },
)
