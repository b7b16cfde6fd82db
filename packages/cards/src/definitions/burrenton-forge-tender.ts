import { activated, card, keyword, sacrificeSelf, the } from '@spellwright/dsl'

export const burrentonForgeTender = card({
  name: 'Burrenton Forge-Tender',
  cost: '{W}',
  type: 'Creature — Kithkin Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }),
    activated({
      cost: [sacrificeSelf],
      effects: [
        { kind: 'chooseSource', filter: { color: 'R' }, as: 'source' },
        {
          kind: 'shield',
          replacement: { kind: 'damage', source: the('source'), to: 'any', change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
