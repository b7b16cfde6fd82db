import { activated, addMana, anyNumber, card, draw, loseLife, tap, the } from '@spellwright/dsl'

export const priestOfForgottenGods = card({
  name: 'Priest of Forgotten Gods',
  type: 'Creature — Human Cleric',
  cost: '{1}{B}',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [tap, { kind: 'sacrifice', what: { type: 'creature', other: true }, count: 2 }],
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [
        loseLife(2, the('players')),
        { kind: 'sacrificeChoice', player: the('players'), filter: { type: 'creature' }, count: 1 },
        addMana('{B}{B}'),
        draw(1),
      ],
    }),
  ],
})
