import { card, putCounters, spell, target, the } from '@spellwright/dsl'

export const battlegrowth = card({
  name: 'Battlegrowth',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [putCounters('+1/+1', 1, the('creature'))] }),
  ],
})
