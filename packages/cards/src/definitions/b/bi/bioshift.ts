import { card, controllerOf, spell, target, the } from '@spellwright/dsl'

export const bioshift = card({
  name: 'Bioshift',
  cost: '{G/U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        from: target({ type: 'creature' }),
        onto: target({ type: 'creature', controller: controllerOf(the('from')) }, { differentFrom: [the('from')] }),
      },
      effects: [{ kind: 'moveCounters', from: the('from'), to: the('onto'), counter: '+1/+1' }],
    }),
  ],
})
