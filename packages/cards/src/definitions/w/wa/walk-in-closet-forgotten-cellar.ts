import { rule, ruleUntil, triggered, twoFaced } from '@spellwright/dsl'

export const walkInClosetForgottenCellar = twoFaced(
  'split',
  {
    name: 'Walk-In Closet',
    type: 'Enchantment — Room',
    cost: '{2}{G}',
    abilities: [rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land', owner: 'you' } })],
  },
  {
    name: 'Forgotten Cellar',
    type: 'Enchantment — Room',
    cost: '{3}{G}{G}',
    abilities: [
      triggered({
        on: { kind: 'unlocked', player: 'you' },
        effects: [
          ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: {}, verb: 'cast' }),
          {
            kind: 'shield',
            replacement: {
              kind: 'zoneChange',
              object: { owner: 'you', is: 'nontoken' },
              to: 'graveyard',
              instead: { to: 'exile' },
            },
            until: 'endOfTurn',
            uses: 'unlimited',
          },
        ],
      }),
    ],
  },
)
