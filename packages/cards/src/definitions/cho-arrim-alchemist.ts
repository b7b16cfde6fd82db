import { activated, card, discardCost, eventAmount, gainLife, mana, tap, the } from '@spellwright/dsl'

export const choArrimAlchemist = card({
  name: 'Cho-Arrim Alchemist',
  cost: '{W}',
  type: 'Creature — Human Spellshaper',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{1}{W}{W}'), tap, discardCost()],
      effects: [
        { kind: 'chooseSource', as: 'source' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('source'),
            to: { player: 'you' },
            change: { kind: 'prevent', amount: 'all' },
            then: [gainLife(eventAmount)],
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
