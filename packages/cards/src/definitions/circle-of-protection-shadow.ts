import { activated, card, mana, the } from '@spellwright/dsl'

export const circleOfProtectionShadow = card({
  name: 'Circle of Protection: Shadow',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: [
        { kind: 'chooseSource', filter: { type: 'creature', keyword: 'shadow' }, as: 'source' },
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
