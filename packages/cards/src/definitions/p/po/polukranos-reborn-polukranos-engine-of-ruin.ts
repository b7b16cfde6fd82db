import { createToken, dies, keyword, keywords, token, triggered, twoFaced } from '@spellwright/dsl'

export const polukranosRebornPolukranosEngineOfRuin = twoFaced(
  'transform',
  {
    name: 'Polukranos Reborn',
    cost: '{G}{G}{G}',
    type: 'Legendary Creature — Hydra',
    power: 4,
    toughness: 5,
    abilities: [
      {
        kind: 'keyword',
        keyword: 'reach',
      },
      {
        kind: 'activated',
        cost: [
          {
            kind: 'mana',
            mana: '{6}{W/P}',
          },
        ],
        effects: [
          {
            kind: 'transform',
            what: 'self',
          },
        ],
        timing: 'sorcery',
      },
    ],
  },
  {
    name: 'Polukranos, Engine of Ruin',
    type: 'Legendary Creature — Phyrexian Hydra',
    power: 6,
    toughness: 6,
    colorIndicator: ['G', 'W'],
    abilities: [
      ...keywords('reach', 'lifelink'),
      triggered({
        on: dies({ any: [{ among: 'self' }, { subtype: 'Hydra', is: 'nontoken', controller: 'you' }] }),
        effects: [
          createToken(
            1,
            token({
              colors: ['G', 'W'],
              type: 'Creature — Phyrexian Hydra',
              power: 3,
              toughness: 3,
              abilities: [keyword('reach')],
            }),
          ),
          createToken(
            1,
            token({
              colors: ['G', 'W'],
              type: 'Creature — Phyrexian Hydra',
              power: 3,
              toughness: 3,
              abilities: [keyword('lifelink')],
            }),
          ),
        ],
      }),
    ],
  },
)
