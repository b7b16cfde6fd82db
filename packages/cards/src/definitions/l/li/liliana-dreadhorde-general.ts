import { activated, card, createToken, dies, draw, loyalty, token, triggered } from '@spellwright/dsl'

export const lilianaDreadhordeGeneral = card({
  name: 'Liliana, Dreadhorde General',
  cost: '{4}{B}{B}',
  type: 'Legendary Planeswalker — Liliana',
  loyalty: 6,
  abilities: [
    triggered({ on: dies({ type: 'creature', controller: 'you' }), effects: [draw(1)] }),
    activated({
      cost: [loyalty(1)],
      effects: [createToken(1, token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 }))],
    }),
    activated({
      cost: [loyalty(-4)],
      effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'creature' }, count: 2 }],
    }),
    activated({
      cost: [loyalty(-9)],
      effects: [
        {
          kind: 'sacrificeChoice',
          player: 'opponent',
          filter: {},
          count: {
            allBut: [
              { type: 'artifact' },
              { type: 'battle' },
              { type: 'creature' },
              { type: 'enchantment' },
              { type: 'land' },
              { type: 'planeswalker' },
            ],
          },
        },
      ],
    }),
  ],
})
