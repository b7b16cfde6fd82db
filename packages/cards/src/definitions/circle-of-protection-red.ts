import { activated, card, mana, the } from '@spellwright/dsl'

export const circleOfProtectionRed = card({
  name: 'Circle of Protection: Red',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: [
        { kind: 'chooseSource', filter: { color: 'R' }, as: 'source' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('source'),
            to: { player: 'you' },
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
