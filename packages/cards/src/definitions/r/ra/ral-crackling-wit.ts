import {
  activated,
  card,
  continuous,
  createToken,
  discard,
  draw,
  gain,
  keyword,
  loyalty,
  putCounters,
  token,
  triggered,
  youCast,
} from '@spellwright/dsl'

const otter = token({
  colors: ['U', 'R'],
  type: 'Creature — Otter',
  power: 1,
  toughness: 1,
  abilities: [keyword('prowess')],
})

export const ralCracklingWit = card({
  name: 'Ral, Crackling Wit',
  cost: '{2}{U}{R}',
  type: 'Legendary Planeswalker — Ral',
  loyalty: 4,
  abilities: [
    triggered({ on: youCast({ not: { type: 'creature' } }), effects: [putCounters('loyalty', 1, 'self')] }),
    activated({ cost: [loyalty(1)], effects: [createToken(1, otter)] }),
    activated({ cost: [loyalty(-3)], effects: [draw(3), discard(2)] }),
    activated({
      cost: [loyalty(-10)],
      effects: [
        draw(3),
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            continuous({
              affects: { zone: 'stack', type: ['instant', 'sorcery'], controller: 'you' },
              apply: [gain('storm')],
            }),
          ],
        },
      ],
    }),
  ],
})
