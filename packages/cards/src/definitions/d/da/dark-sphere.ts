import { activated, card, eventAmount, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const darkSphere = card({
  name: 'Dark Sphere',
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap, sacrificeSelf],
      effects: [
        { kind: 'chooseSource', as: 'source' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('source'),
            to: { player: 'you' },
            change: { kind: 'amount', change: { minus: { kind: 'half', quantity: eventAmount, round: 'down' } } },
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
