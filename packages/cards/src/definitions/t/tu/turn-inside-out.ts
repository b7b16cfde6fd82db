import { card, dies, pump, spell, target, the } from '@spellwright/dsl'

export const turnInsideOut = card({
  name: 'Turn Inside Out',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), 3, 0),
        {
          kind: 'delayedTrigger',
          on: dies(the('creature')),
          lasts: 'onceThisTurn',
          effects: [{ kind: 'manifestDread', player: 'you' }],
        },
      ],
    }),
  ],
})
