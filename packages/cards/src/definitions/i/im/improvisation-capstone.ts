import { card, keyword, spell, the } from '@spellwright/dsl'

export const improvisationCapstone = card({
  name: 'Improvisation Capstone',
  cost: '{5}{R}{R}',
  type: 'Sorcery — Lesson',
  abilities: [
    spell({
      effects: [
        { kind: 'exileUntilTotal', player: 'you', total: 4, as: 'exiled' },
        {
          kind: 'forEach',
          what: the('exiled'),
          as: 'card',
          effects: [{ kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' }],
        },
      ],
    }),
    keyword('paradigm'),
  ],
})
