import { activated, card, entersWith, mana, the } from '@spellwright/dsl'

export const storyCircle = card({
  name: 'Story Circle',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    activated({
      cost: [mana('{W}')],
      effects: [
        { kind: 'chooseSource', filter: { color: { chosen: 'color' } }, as: 'source' },
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
