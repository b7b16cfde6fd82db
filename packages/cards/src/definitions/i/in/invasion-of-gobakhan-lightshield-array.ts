import { enters, exile, ownerOf, ruleUntil, targetOpponent, the, triggered, twoFaced, upTo } from '@spellwright/dsl'

export const invasionOfGobakhanLightshieldArray = twoFaced(
  'transform',
  {
    name: 'Invasion of Gobakhan',
    cost: '{1}{W}',
    type: 'Battle — Siege',
    defense: 3,
    abilities: [
      triggered({
        on: enters('self'),
        targets: { player: targetOpponent },
        effects: [
          { kind: 'lookAtHand', player: the('player') },
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', not: { type: 'land' } },
            whose: the('player'),
            count: upTo(1),
            as: 'card',
          },
          exile(the('card'), { as: 'exiled' }),
          ruleUntil(
            {
              kind: 'mayPlayFrom',
              player: ownerOf(the('exiled')),
              zone: 'exile',
              what: { among: the('exiled') },
              verb: 'play',
            },
            'game',
          ),
          ruleUntil(
            {
              kind: 'costChange',
              player: 'eachPlayer',
              spell: { among: the('exiled') },
              from: ['exile'],
              change: { kind: 'increase', mana: '{2}' },
            },
            'game',
          ),
        ],
      }),
    ],
  },
  {
    name: 'Lightshield Array',
    type: 'Enchantment',
    colorIndicator: ['W'],
    abilities: [
      {
        kind: 'triggered',
        on: {
          kind: 'beginningOf',
          step: 'end',
          whose: 'you',
        },
        effects: [
          {
            kind: 'putCounters',
            what: {
              all: {
                is: 'attackedThisTurn',
                type: 'creature',
              },
            },
            counter: '+1/+1',
            count: 1,
          },
        ],
      },
      {
        kind: 'activated',
        cost: [
          {
            kind: 'sacrifice',
            what: 'self',
          },
        ],
        effects: [
          {
            kind: 'apply',
            what: {
              all: {
                controller: 'you',
                type: 'creature',
              },
            },
            apply: [
              {
                kind: 'gainKeyword',
                keyword: 'hexproof',
              },
              {
                kind: 'gainKeyword',
                keyword: 'indestructible',
              },
            ],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
)
