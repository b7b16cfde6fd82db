import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const unsummon = card({
  name: 'Unsummon',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [returnTo('hand', the('creature'))] }),
  ],
})
