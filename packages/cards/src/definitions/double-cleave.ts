import { apply, card, gain, spell, target, the } from '@spellwright/dsl'

export const doubleCleave = card({
  name: 'Double Cleave',
  cost: '{1}{R/W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [gain('double strike')])],
    }),
  ],
})
