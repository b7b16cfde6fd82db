import { all, alternativeCost, card, pump, spell, youControl } from '@spellwright/dsl'

export const massacre = card({
  name: 'Massacre',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    alternativeCost([], {
      kind: 'all',
      conditions: [
        { kind: 'exists', of: { subtype: 'Plains', controller: 'opponent' } },
        youControl({ subtype: 'Swamp' }),
      ],
    }),
    spell({ effects: [pump(all({ type: 'creature' }), -2, -2)] }),
  ],
})
