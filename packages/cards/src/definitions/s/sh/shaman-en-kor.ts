import { activated, card, mana, target, the } from '@spellwright/dsl'

export const shamanEnKor = card({
  name: 'Shaman en-Kor',
  cost: '{1}{W}',
  type: 'Creature — Kor Cleric Shaman',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{0}')],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            to: { object: 'self' },
            change: { kind: 'redirect', to: { object: the('creature') }, amount: 1 },
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
    activated({
      cost: [mana('{1}{W}')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        { kind: 'chooseSource', as: 'source' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('source'),
            to: { object: the('creature') },
            change: { kind: 'redirect', to: { object: 'self' } },
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
