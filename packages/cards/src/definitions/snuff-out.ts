import { alternativeCost, card, destroyNoRegeneration, payLife, spell, target, the, youControl } from '@spellwright/dsl'

export const snuffOut = card({
  name: 'Snuff Out',
  cost: '{3}{B}',
  type: 'Instant',
  abilities: [
    alternativeCost([payLife(4)], youControl({ subtype: 'Swamp' })),
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'B' } }) },
      effects: [destroyNoRegeneration(the('creature'))],
    }),
  ],
})
