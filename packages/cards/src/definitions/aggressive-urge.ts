import { card, draw, pump, spell, target, the } from '@spellwright/dsl'

export const aggressiveUrge = card({
  name: 'Aggressive Urge',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 1, 1), draw(1)] }),
  ],
})
