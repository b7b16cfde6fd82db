import { card, chooseOne, destroy, spell, target, the } from '@spellwright/dsl'

export const heartlessAct = card({
  name: 'Heartless Act',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { creature: target({ type: 'creature', counters: { counter: 'any', count: { exactly: 0 } } }) },
          effects: [destroy(the('creature'))],
        },
        {
          targets: { creature: target({ type: 'creature' }) },
          effects: [{ kind: 'removeCounters', what: the('creature'), counter: 'any', count: 3, upTo: 'upTo' }],
        },
      ),
      effects: [],
    }),
  ],
})
