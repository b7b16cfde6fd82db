import { twoFaced } from '@spellwright/dsl'

export const kellanTheFaeBloodedBirthrightBoon = twoFaced(
  'adventure',
  {
    name: 'Kellan, the Fae-Blooded',
    cost: '{2}{R}',
    type: 'Legendary Creature — Human Faerie',
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'keyword',
        keyword: 'double strike',
      },
      {
        kind: 'static',
        affects: {
          controller: 'you',
          other: true,
          type: 'creature',
        },
        apply: [
          {
            kind: 'modifyPT',
            power: {
              kind: 'count',
              of: {
                attachedTo: 'self',
                subtype: ['Aura', 'Equipment'],
              },
            },
            toughness: 0,
          },
        ],
      },
    ],
  },
  {
    name: 'Birthright Boon',
    cost: '{1}{W}',
    type: 'Sorcery — Adventure',
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            kind: 'search',
            player: 'you',
            whose: 'you',
            zones: ['library'],
            filter: {
              subtype: ['Aura', 'Equipment'],
            },
            count: {
              min: 1,
              max: 1,
            },
            reveal: 'reveal',
            as: 'found',
          },
          {
            kind: 'move',
            verb: 'put',
            what: {
              the: 'found',
            },
            to: 'hand',
          },
          {
            kind: 'shuffle',
            player: 'you',
          },
        ],
      },
    ],
  },
)
