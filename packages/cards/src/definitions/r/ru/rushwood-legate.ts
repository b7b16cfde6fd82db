import { alternativeCost, card, youControl } from '@spellwright/dsl'

export const rushwoodLegate = card({
  name: 'Rushwood Legate',
  cost: '{2}{G}',
  type: 'Creature — Dryad',
  power: 2,
  toughness: 1,
  abilities: [
    alternativeCost([], {
      kind: 'all',
      conditions: [
        { kind: 'exists', of: { subtype: 'Island', controller: 'opponent' } },
        youControl({ subtype: 'Forest' }),
      ],
    }),
  ],
})
