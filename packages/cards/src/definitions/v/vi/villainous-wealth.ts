import { card, exile, matches, spell, targetOpponent, the, when, X } from '@spellwright/dsl'

export const villainousWealth = card({
  name: 'Villainous Wealth',
  cost: '{X}{B}{G}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'lookAtTop', player: the('opponent'), count: X, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'forEach',
          what: the('exiled'),
          as: 'card',
          effects: [
            when(matches(the('card'), { manaValue: { atMost: X } }), {
              kind: 'castCard',
              what: the('card'),
              player: 'you',
              cost: 'free',
              optional: 'may',
            }),
          ],
        },
      ],
    }),
  ],
})
