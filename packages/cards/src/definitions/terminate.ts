import { card, destroyNoRegeneration, spell, target, the } from '@spellwright/dsl'

export const terminate = card({
  name: 'Terminate',
  cost: '{B}{R}',
  type: 'Instant',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [destroyNoRegeneration(the('creature'))] }),
  ],
})
