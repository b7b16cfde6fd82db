import { addMana, anyColor, atBeginningOf, triggered, twoFaced } from '@spellwright/dsl'

export const ashlingRekindledAshlingRimebound = twoFaced(
  'transform',
  {
    name: 'Ashling, Rekindled',
    cost: '{1}{R}',
    type: 'Legendary Creature — Elemental Sorcerer',
    power: 1,
    toughness: 3,
    abilities: [
      {
        kind: 'triggered',
        on: {
          kind: 'either',
          events: [
            {
              kind: 'zoneChange',
              object: 'self',
              to: 'battlefield',
            },
            {
              kind: 'transformed',
              object: 'self',
              into: 'Ashling, Rekindled',
            },
          ],
        },
        effects: [
          {
            kind: 'mayPay',
            player: 'you',
            cost: [
              {
                kind: 'discard',
                what: {},
                count: 1,
              },
            ],
            then: [
              {
                kind: 'draw',
                player: 'you',
                count: 1,
              },
            ],
          },
        ],
      },
      {
        kind: 'triggered',
        on: {
          kind: 'beginningOf',
          step: 'main1',
          whose: 'you',
        },
        effects: [
          {
            kind: 'mayPay',
            player: 'you',
            cost: [
              {
                kind: 'mana',
                mana: '{U}',
              },
            ],
            then: [
              {
                kind: 'transform',
                what: 'self',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Ashling, Rimebound',
    type: 'Legendary Creature — Elemental Wizard',
    power: 1,
    toughness: 3,
    colorIndicator: ['U'],
    abilities: [
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Ashling, Rimebound' },
        effects: [addMana(anyColor(2), { kind: 'onlyCast', spell: { manaValue: { atLeast: 4 } } })],
      }),
      triggered({
        on: atBeginningOf('main1', 'you'),
        effects: [addMana(anyColor(2), { kind: 'onlyCast', spell: { manaValue: { atLeast: 4 } } })],
      }),
      {
        kind: 'triggered',
        on: {
          kind: 'beginningOf',
          step: 'main1',
          whose: 'you',
        },
        effects: [
          {
            kind: 'mayPay',
            player: 'you',
            cost: [
              {
                kind: 'mana',
                mana: '{R}',
              },
            ],
            then: [
              {
                kind: 'transform',
                what: 'self',
              },
            ],
          },
        ],
      },
    ],
  },
)
