import { activated, card, tap, target, the, untap } from '@spellwright/dsl'

export const mazeOfIth = card({
  name: 'Maze of Ith',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', is: 'attacking' }) },
      effects: [
        untap(the('creature')),
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            to: { object: the('creature') },
            combat: 'combat',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('creature'),
            combat: 'combat',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
