import { activated, loyalty, ruleUntil, target, the, twoFaced } from '@spellwright/dsl'

export const jaceVrynsProdigyJaceTelepathUnbound = twoFaced(
  'transform',
  {
    name: "Jace, Vryn's Prodigy",
    cost: '{1}{U}',
    type: 'Legendary Creature — Human Wizard',
    power: 0,
    toughness: 2,
    abilities: [
      {
        kind: 'activated',
        cost: [
          {
            kind: 'tap',
          },
        ],
        effects: [
          {
            kind: 'draw',
            player: 'you',
            count: 1,
          },
          {
            kind: 'discard',
            player: 'you',
            count: 1,
            how: 'choice',
          },
          {
            kind: 'if',
            condition: {
              kind: 'compare',
              quantity: {
                kind: 'cardsIn',
                zone: 'graveyard',
                player: 'you',
              },
              is: {
                atLeast: 5,
              },
            },
            then: [
              {
                kind: 'move',
                verb: 'exile',
                what: 'self',
                to: 'exile',
                as: 'exiled',
              },
              {
                kind: 'move',
                verb: 'return',
                what: {
                  the: 'exiled',
                },
                to: 'battlefield',
                enters: ['transformed'],
                under: {
                  ownerOf: {
                    the: 'exiled',
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Jace, Telepath Unbound',
    type: 'Legendary Planeswalker — Jace',
    loyalty: 5,
    colorIndicator: ['U'],
    abilities: [
      {
        kind: 'activated',
        cost: [
          {
            kind: 'loyalty',
            change: 1,
          },
        ],
        targets: {
          target: {
            objects: {
              type: 'creature',
            },
            count: {
              min: 0,
              max: 1,
            },
          },
        },
        effects: [
          {
            kind: 'apply',
            what: {
              the: 'target',
            },
            apply: [
              {
                kind: 'modifyPT',
                power: -2,
                toughness: 0,
              },
            ],
            until: 'untilYourNextTurn',
          },
        ],
      },
      activated({
        cost: [loyalty(-3)],
        targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
        effects: [
          ruleUntil({
            kind: 'mayPlayFrom',
            player: 'you',
            zone: 'graveyard',
            what: { among: the('card') },
            verb: 'cast',
          }),
          {
            kind: 'shield',
            replacement: {
              kind: 'zoneChange',
              object: { among: the('card') },
              from: 'stack',
              to: 'graveyard',
              instead: { to: 'exile' },
            },
            until: 'endOfTurn',
            uses: 'unlimited',
          },
        ],
      }),
      {
        kind: 'activated',
        cost: [
          {
            kind: 'loyalty',
            change: -9,
          },
        ],
        effects: [
          {
            kind: 'getEmblem',
            player: 'you',
            abilities: [
              {
                kind: 'triggered',
                on: {
                  kind: 'cast',
                  player: 'you',
                },
                targets: {
                  target: {
                    players: {
                      player: 'opponent',
                    },
                  },
                },
                effects: [
                  {
                    kind: 'mill',
                    player: {
                      the: 'target',
                    },
                    count: 5,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
)
