import { did, draw, spell, twoFaced, when } from '@spellwright/dsl'

export const stormshriekFeralFlushOut = twoFaced(
  'adventure',
  {
    name: 'Stormshriek Feral',
    cost: '{4}{R}',
    type: 'Creature — Dragon',
    power: 3,
    toughness: 3,
    abilities: [
      {
        kind: 'keyword',
        keyword: 'flying',
      },
      {
        kind: 'keyword',
        keyword: 'haste',
      },
      {
        kind: 'activated',
        cost: [
          {
            kind: 'mana',
            mana: '{1}{R}',
          },
        ],
        effects: [
          {
            kind: 'apply',
            what: 'self',
            apply: [
              {
                kind: 'modifyPT',
                power: 1,
                toughness: 0,
              },
            ],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    name: 'Flush Out',
    cost: '{1}{R}',
    type: 'Sorcery — Omen',
    abilities: [
      spell({
        effects: [
          { kind: 'discard', player: 'you', count: 1, how: 'choice', as: 'discarded' },
          when(did('discarded'), draw(2)),
        ],
      }),
    ],
  },
)
