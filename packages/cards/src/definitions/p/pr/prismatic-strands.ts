import { card, keyword, spell } from '@spellwright/dsl'

export const prismaticStrands = card({
  name: 'Prismatic Strands',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: { color: { chosen: 'color' } },
            to: 'any',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
    keyword({
      kind: 'flashback',
      cost: [{ kind: 'tapOther', what: { type: 'creature', color: 'W' }, count: 1 }],
    }),
  ],
})
