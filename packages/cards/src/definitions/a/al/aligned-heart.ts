import { card, countersOn, createToken, keyword, putCounters, token, triggered } from '@spellwright/dsl'

export const alignedHeart = card({
  name: 'Aligned Heart',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      abilityWord: 'Flurry',
      on: { kind: 'cast', player: 'you', nth: 2 },
      effects: [
        putCounters('rally', 1, 'self'),
        createToken(
          countersOn('self', 'rally'),
          token({ colors: ['W'], type: 'Creature — Monk', power: 1, toughness: 1, abilities: [keyword('prowess')] }),
        ),
      ],
    }),
  ],
})
