import { card, keyword, pump, spell, target, the } from '@spellwright/dsl'

export const becomeImmense = card({
  name: 'Become Immense',
  cost: '{5}{G}',
  type: 'Instant',
  abilities: [
    keyword('delve'),
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 6, 6)] }),
  ],
})
