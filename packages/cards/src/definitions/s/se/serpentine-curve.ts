import { card, count, plus, putCounters, spell, the, token } from '@spellwright/dsl'

export const serpentineCurve = card({
  name: 'Serpentine Curve',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['G', 'U'], type: 'Creature — Fractal', power: 0, toughness: 0 }),
          as: 'token',
        },
        putCounters(
          '+1/+1',
          plus(
            1,
            count({ zone: 'exile', owner: 'you', type: ['instant', 'sorcery'] }),
            count({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }),
          ),
          the('token'),
        ),
      ],
    }),
  ],
})
