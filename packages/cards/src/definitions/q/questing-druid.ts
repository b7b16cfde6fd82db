import { exile, putCounters, spell, the, triggered, twoFaced, youCast } from '@spellwright/dsl'

export const questingDruid = twoFaced(
  'adventure',
  {
    name: 'Questing Druid',
    cost: '{1}{G}',
    type: 'Creature — Human Druid',
    power: 1,
    toughness: 1,
    abilities: [
      triggered({ on: youCast({ color: ['W', 'U', 'B', 'R'] }), effects: [putCounters('+1/+1', 1, 'self')] }),
    ],
  },
  {
    name: 'Seek the Beast',
    cost: '{1}{R}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
          exile(the('top'), { as: 'exiled' }),
          {
            kind: 'rule',
            rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
            until: 'untilYourNextEndStep',
          },
        ],
      }),
    ],
  },
)
