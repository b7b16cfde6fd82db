import { activated, card, keyword, mana, sacrificeSelf, the } from '@spellwright/dsl'

export const pilgrimOfJustice = card({
  name: 'Pilgrim of Justice',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 3,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }),
    activated({
      cost: [mana('{W}'), sacrificeSelf],
      effects: [
        { kind: 'chooseSource', filter: { color: 'R' }, as: 'source' },
        {
          kind: 'shield',
          replacement: { kind: 'damage', source: the('source'), to: 'any', change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
