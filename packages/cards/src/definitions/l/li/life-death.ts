import { twoFaced } from '@spellwright/dsl'

export const lifeDeath = twoFaced(
  'split',
  {
    name: 'Life',
    cost: '{G}',
    type: 'Sorcery',
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            kind: 'apply',
            what: {
              all: {
                controller: 'you',
                type: 'land',
              },
            },
            apply: [
              {
                kind: 'addType',
                types: ['creature'],
              },
              {
                kind: 'setBasePT',
                power: 1,
                toughness: 1,
              },
            ],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    name: 'Death',
    cost: '{1}{B}',
    type: 'Sorcery',
    abilities: [
      {
        kind: 'spell',
        targets: {
          target: {
            objects: {
              zone: 'graveyard',
              owner: 'you',
              type: 'creature',
            },
          },
        },
        effects: [
          {
            kind: 'move',
            verb: 'return',
            what: {
              the: 'target',
            },
            to: 'battlefield',
          },
          {
            kind: 'loseLife',
            player: 'you',
            amount: {
              kind: 'manaValueOf',
              object: {
                the: 'target',
              },
            },
          },
        ],
      },
    ],
  },
)
