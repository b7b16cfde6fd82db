import { exile, gainLife, ownerOf, put, spell, the, twoFaced, when } from '@spellwright/dsl'

export const esperOriginsSummonEsperMaduin = twoFaced(
  'transform',
  {
    name: 'Esper Origins',
    cost: '{1}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          { kind: 'surveil', player: 'you', count: 2 },
          gainLife(2),
          when(
            { kind: 'castFrom', zone: 'graveyard' },
            exile('self', { as: 'exiled' }),
            put('battlefield', the('exiled'), {
              under: ownerOf(the('exiled')),
              enters: ['transformed'],
              counters: { counter: 'finality', count: 1 },
            }),
          ),
        ],
      }),
      {
        kind: 'keyword',
        keyword: {
          kind: 'flashback',
          cost: [
            {
              kind: 'mana',
              mana: '{3}{G}',
            },
          ],
        },
      },
    ],
  },
  {
    name: 'Summon: Esper Maduin',
    type: 'Enchantment Creature — Saga Elemental',
    power: 4,
    toughness: 4,
    colorIndicator: ['G'],
    abilities: [
      {
        kind: 'triggered',
        on: {
          kind: 'chapter',
          numbers: [1],
        },
        effects: [
          {
            kind: 'lookAtTop',
            player: 'you',
            count: 1,
            reveal: 'reveal',
            as: 'revealed',
          },
          {
            kind: 'if',
            condition: {
              kind: 'matches',
              object: {
                the: 'revealed',
              },
              filter: {
                is: 'permanentCard',
              },
            },
            then: [
              {
                kind: 'move',
                verb: 'put',
                what: {
                  the: 'revealed',
                },
                to: 'hand',
              },
            ],
          },
        ],
      },
      {
        kind: 'triggered',
        on: {
          kind: 'chapter',
          numbers: [2],
        },
        effects: [
          {
            kind: 'addMana',
            player: 'you',
            mana: {
              kind: 'fixed',
              mana: '{G}{G}',
            },
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
            kind: 'apply',
            what: {
              all: {
                controller: 'you',
                other: true,
                type: 'creature',
              },
            },
            apply: [
              {
                kind: 'modifyPT',
                power: 2,
                toughness: 2,
              },
              {
                kind: 'gainKeyword',
                keyword: 'trample',
              },
            ],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
)
