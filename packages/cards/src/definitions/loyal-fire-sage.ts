import { card, keyword, mana } from '@spellwright/dsl'

export const loyalFireSage = card({
  name: 'Loyal Fire Sage',
  cost: '{2}{R}',
  type: 'Creature — Human Cleric Ally',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'firebending', count: 1 }),
    {
      kind: 'activated',
      cost: [mana('{5}')],
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['W'],
            power: 1,
            toughness: 1,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Ally'],
            abilities: [],
          },
        },
      ],
    },
  ],
})
