import { all, apply, card, modifyPT, spell, the, upTo } from '@spellwright/dsl'

export const yahennisExpertise = card({
  name: "Yahenni's Expertise",
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        apply(all({ type: 'creature' }), [modifyPT(-3, -3)]),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', owner: 'you', not: { type: 'land' }, manaValue: { atMost: 3 } },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
      ],
    }),
  ],
})
