import { activated, card, exactly, keyword, mana, mill, returnTo, the } from '@spellwright/dsl'

export const tasigurTheGoldenFang = card({
  name: 'Tasigur, the Golden Fang',
  type: 'Legendary Creature — Human Shaman',
  cost: '{5}{B}',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('delve'),
    activated({
      cost: [mana('{2}{G/U}{G/U}')],
      effects: [
        mill(2),
        {
          kind: 'choose',
          player: 'opponent',
          from: { zone: 'graveyard', owner: 'you', not: { type: 'land' } },
          count: exactly(1),
          as: 'card',
        },
        returnTo('hand', the('card')),
      ],
    }),
  ],
})
