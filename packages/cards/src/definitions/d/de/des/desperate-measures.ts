import { card, dies, draw, matches, pump, spell, target, the } from '@spellwright/dsl'

export const desperateMeasures = card({
  name: 'Desperate Measures',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), 1, -1),
        {
          kind: 'delayedTrigger',
          on: dies(the('creature')),
          condition: matches('eventObject', { controller: 'you' }),
          lasts: 'onceThisTurn',
          effects: [draw(2)],
        },
      ],
    }),
  ],
})
