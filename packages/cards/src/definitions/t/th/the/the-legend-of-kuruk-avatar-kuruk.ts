import { activated, createToken, rule, token, triggered, twoFaced, youCast } from '@spellwright/dsl'

export const theLegendOfKurukAvatarKuruk = twoFaced(
  'transform',
  {
    name: 'The Legend of Kuruk',
    cost: '{2}{U}{U}',
    type: 'Enchantment — Saga',
    abilities: [
      {
        kind: 'triggered',
        on: {
          kind: 'chapter',
          numbers: [1, 2],
        },
        effects: [
          {
            kind: 'scry',
            player: 'you',
            count: 2,
          },
          {
            kind: 'draw',
            player: 'you',
            count: 1,
          },
        ],
      },
      {
        kind: 'triggered',
        on: {
          kind: 'chapter',
          numbers: [3],
        },
        effects: [
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
            under: 'you',
          },
        ],
      },
    ],
  },
  {
    name: 'Avatar Kuruk',
    type: 'Legendary Creature — Avatar',
    power: 4,
    toughness: 3,
    abilities: [
      triggered({
        on: youCast({}),
        effects: [
          createToken(
            1,
            token({
              colors: [],
              type: 'Creature — Spirit',
              power: 1,
              toughness: 1,
              abilities: [
                rule({ kind: 'cantBlock', what: 'self', attackers: { not: { subtype: 'Spirit' } } }),
                rule({ kind: 'cantBeBlocked', what: 'self', by: { not: { subtype: 'Spirit' } } }),
              ],
            }),
          ),
        ],
      }),
      activated({
        abilityWord: 'Exhaust',
        cost: [{ kind: 'waterbend', mana: '{20}' }],
        limit: { times: 1, per: 'game' },
        effects: [{ kind: 'extraTurn', player: 'you' }],
      }),
    ],
  },
)
