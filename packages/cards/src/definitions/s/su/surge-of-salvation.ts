import { all, apply, card, gain, ruleUntil, spell } from '@spellwright/dsl'

export const surgeOfSalvation = card({
  name: 'Surge of Salvation',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        ruleUntil({ kind: 'playerHas', player: 'you', keyword: 'hexproof' }),
        apply(all({ controller: 'you' }), [gain('hexproof')]),
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: { color: ['B', 'R'] },
            to: { object: { type: 'creature', controller: 'you' } },
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
