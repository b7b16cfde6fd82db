import { card, keyword, mana } from '@spellwright/dsl'

export const borrowedGrace = card({
  name: 'Borrowed Grace',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'escalate', cost: [mana('{1}{W}')] }),
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 2,
        options: [
          {
            effects: [
              {
                kind: 'apply',
                what: { all: { controller: 'you', type: 'creature' } },
                apply: [{ kind: 'modifyPT', power: 2, toughness: 0 }],
                until: 'endOfTurn',
              },
            ],
          },
          {
            effects: [
              {
                kind: 'apply',
                what: { all: { controller: 'you', type: 'creature' } },
                apply: [{ kind: 'modifyPT', power: 0, toughness: 2 }],
                until: 'endOfTurn',
              },
            ],
          },
        ],
      },
      effects: [],
    },
  ],
})
