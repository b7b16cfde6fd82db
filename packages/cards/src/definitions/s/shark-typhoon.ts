import { card, keyword, mana, triggered } from '@spellwright/dsl'

export const sharkTyphoon = card({
  name: 'Shark Typhoon',
  type: 'Enchantment',
  cost: '{5}{U}',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: { not: { type: 'creature' } } },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['U'],
            supertypes: [],
            types: ['creature'],
            subtypes: ['Shark'],
            abilities: [keyword('flying')],
          },
          size: { kind: 'manaValueOf', object: 'eventObject' },
        },
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{X}{1}{U}')] }),
    triggered({
      on: { kind: 'cycled', player: 'you', object: 'self' },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['U'],
            supertypes: [],
            types: ['creature'],
            subtypes: ['Shark'],
            abilities: [keyword('flying')],
          },
          size: { kind: 'x' },
        },
      ],
    }),
  ],
})
