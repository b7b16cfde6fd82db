import { attacks, card, exileCost, keyword, mana, token, triggered } from '@spellwright/dsl'

export const squeeDubiousMonarch = card({
  name: 'Squee, Dubious Monarch',
  cost: '{2}{R}',
  type: 'Legendary Creature — Goblin Noble',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 }),
          enters: ['tapped', 'attacking'],
        },
      ],
    }),
    {
      kind: 'alternativeCost',
      from: 'graveyard',
      cost: [mana('{3}{R}'), exileCost({ zone: 'graveyard', other: true }, 4)],
    },
  ],
})
