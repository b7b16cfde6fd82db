import { alternativeCost, card, keyword, youControl } from '@spellwright/dsl'

export const saprazzanLegate = card({
  name: 'Saprazzan Legate',
  cost: '{3}{U}',
  type: 'Creature — Merfolk Soldier',
  power: 1,
  toughness: 3,
  abilities: [
    alternativeCost([], {
      kind: 'all',
      conditions: [
        { kind: 'exists', of: { subtype: 'Mountain', controller: 'opponent' } },
        youControl({ subtype: 'Island' }),
      ],
    }),
    keyword('flying'),
  ],
})
