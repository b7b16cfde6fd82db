import { apply, card, gain, spell, target, the } from '@spellwright/dsl'

export const jump = card({
  name: 'Jump',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [apply(the('creature'), [gain('flying')])] }),
  ],
})
