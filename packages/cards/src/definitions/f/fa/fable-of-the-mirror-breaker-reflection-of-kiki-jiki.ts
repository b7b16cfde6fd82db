import {
  activated,
  atBeginningOf,
  attacks,
  bound,
  chapter,
  draw,
  mana,
  sacrificeSelf,
  tap,
  the,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

export const fableOfTheMirrorBreakerReflectionOfKikiJiki = twoFaced(
  'transform',
  {
    name: 'Fable of the Mirror-Breaker',
    type: 'Enchantment — Saga',
    cost: '{2}{R}',
    abilities: [
      chapter(1, {
        effects: [
          {
            kind: 'createToken',
            player: 'you',
            count: 1,
            token: {
              colors: ['R'],
              power: 2,
              toughness: 2,
              supertypes: [],
              types: ['creature'],
              subtypes: ['Goblin', 'Shaman'],
              abilities: [
                triggered({
                  on: attacks('self'),
                  effects: [
                    {
                      kind: 'createToken',
                      player: 'you',
                      count: 1,
                      token: {
                        colors: [],
                        supertypes: [],
                        types: ['artifact'],
                        subtypes: ['Treasure'],
                        abilities: [
                          activated({
                            cost: [tap, sacrificeSelf],
                            effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
                          }),
                        ],
                      },
                    },
                  ],
                }),
              ],
            },
          },
        ],
      }),
      chapter(2, {
        effects: [
          { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: upTo(2), as: 'cards' },
          { kind: 'discardCards', what: the('cards'), as: 'discarded' },
          draw(bound('discarded')),
        ],
      }),
      chapter(3, {
        effects: [
          { kind: 'move', verb: 'exile', what: 'self', to: 'exile', as: 'exiled' },
          {
            kind: 'move',
            verb: 'return',
            what: the('exiled'),
            to: 'battlefield',
            enters: ['transformed'],
            under: 'you',
          },
        ],
      }),
    ],
  },
  {
    name: 'Reflection of Kiki-Jiki',
    type: 'Enchantment Creature — Goblin Shaman',
    power: 2,
    toughness: 2,
    colorIndicator: ['R'],
    abilities: [
      activated({
        cost: [mana('{1}'), tap],
        targets: {
          target: { objects: { controller: 'you', not: { supertype: 'legendary' }, type: 'creature', other: true } },
        },
        effects: [
          {
            kind: 'createTokenCopy',
            player: 'you',
            count: 1,
            of: the('target'),
            except: [{ kind: 'gainKeyword', keyword: 'haste' }],
            as: 'token',
          },
          {
            kind: 'delayedTrigger',
            on: atBeginningOf('end', 'eachPlayer'),
            lasts: 'once',
            effects: [{ kind: 'sacrifice', what: the('token') }],
          },
        ],
      }),
    ],
  },
)
