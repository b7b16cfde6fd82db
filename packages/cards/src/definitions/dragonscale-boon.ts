import { card, putCounters, spell, target, the, untap } from '@spellwright/dsl'

export const dragonscaleBoon = card({
  name: 'Dragonscale Boon',
  cost: '{3}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 2, the('creature')), untap(the('creature'))],
    }),
  ],
})
