import { alternativeCost, card, put, spell, target, the, youControl } from '@spellwright/dsl'

export const submerge = card({
  name: 'Submerge',
  cost: '{4}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([], {
      kind: 'all',
      conditions: [
        { kind: 'exists', of: { subtype: 'Forest', controller: 'opponent' } },
        youControl({ subtype: 'Island' }),
      ],
    }),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [put('library', the('creature'), { library: { position: 'top' } })],
    }),
  ],
})
