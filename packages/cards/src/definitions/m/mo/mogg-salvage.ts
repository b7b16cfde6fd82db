import { alternativeCost, card, destroy, spell, target, the, youControl } from '@spellwright/dsl'

export const moggSalvage = card({
  name: 'Mogg Salvage',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    alternativeCost([], {
      kind: 'all',
      conditions: [
        { kind: 'exists', of: { subtype: 'Island', controller: 'opponent' } },
        youControl({ subtype: 'Mountain' }),
      ],
    }),
    spell({ targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] }),
  ],
})
