import { card, keyword, kicked, mana, replacement } from '@spellwright/dsl'

export const kavuTitan = card({
  name: 'Kavu Titan',
  cost: '{1}{G}',
  type: 'Creature — Kavu',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}{G}')] }),
    replacement(
      {
        kind: 'enters',
        object: 'self',
        with: [
          { kind: 'counters', counter: '+1/+1', count: 3 },
          { kind: 'gains', keyword: 'trample' },
        ],
      },
      { condition: kicked },
    ),
  ],
})
