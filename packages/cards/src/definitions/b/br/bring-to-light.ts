import { card, exile, search, shuffle, spell, the } from '@spellwright/dsl'

export const bringToLight = card({
  name: 'Bring to Light',
  cost: '{3}{G}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Converge',
      effects: [
        search({ type: ['creature', 'instant', 'sorcery'], manaValue: { atMost: { kind: 'colorsSpent' } } }),
        exile(the('found'), { as: 'card' }),
        shuffle(),
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
      ],
    }),
  ],
})
