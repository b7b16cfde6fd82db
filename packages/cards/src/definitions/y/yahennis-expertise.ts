import { all, card, pump, spell, the, upTo } from '@spellwright/dsl'

export const yahennisExpertise = card({
  name: "Yahenni's Expertise",
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        pump(all({ type: 'creature' }), -3, -3),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' }, manaValue: { atMost: 3 } },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'cast' },
      ],
    }),
  ],
})
