import { card, mana, rule } from '@spellwright/dsl'

export const archonOfAbsolution = card({
  name: 'Archon of Absolution',
  cost: '{3}{W}',
  type: 'Creature — Archon',
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flying',
    },
    {
      kind: 'keyword',
      keyword: {
        kind: 'protection',
        from: [
          {
            filter: {
              color: 'W',
            },
          },
        ],
      },
    },
    rule({
      kind: 'attackCost',
      what: { type: 'creature' },
      defender: 'you',
      planeswalkers: 'too',
      cost: [mana('{1}')],
    }),
  ],
})
