import { card, enters, pump, spell, target, the } from '@spellwright/dsl'

export const groundswell = card({
  name: 'Groundswell',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Landfall',
          condition: { kind: 'happened', event: enters({ type: 'land', controller: 'you' }), when: 'thisTurn' },
          then: [pump(the('creature'), 4, 4)],
          else: [pump(the('creature'), 2, 2)],
        },
      ],
    }),
  ],
})
