import { card, controllerOf, exile, gainLife, spell, target, the } from '@spellwright/dsl'

export const lastBreath = card({
  name: 'Last Breath',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', power: { atMost: 2 } }) },
      effects: [exile(the('creature')), gainLife(4, controllerOf(the('creature')))],
    }),
  ],
})
