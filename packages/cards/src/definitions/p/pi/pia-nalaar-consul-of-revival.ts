import { card, createToken, keyword, token, triggered } from '@spellwright/dsl'

export const piaNalaarConsulOfRevival = card({
  name: 'Pia Nalaar, Consul of Revival',
  cost: '{R}{W}',
  type: 'Legendary Creature — Human Artificer',
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'static',
      affects: {
        controller: 'you',
        subtype: 'Thopter',
      },
      apply: [
        {
          kind: 'gainKeyword',
          keyword: 'haste',
        },
      ],
    },
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'landPlayed', player: 'you', from: 'exile' },
          { kind: 'cast', player: 'you', from: 'exile' },
        ],
      },
      effects: [
        createToken(
          1,
          token({
            colors: [],
            type: 'Artifact Creature — Thopter',
            power: 1,
            toughness: 1,
            abilities: [keyword('flying')],
          }),
        ),
      ],
    }),
  ],
})
