import { card, dies, pump, spell, target, the } from '@spellwright/dsl'

export const tragicSlip = card({
  name: 'Tragic Slip',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Morbid',
          condition: { kind: 'happened', event: dies({ type: 'creature' }), when: 'thisTurn' },
          then: [pump(the('creature'), -13, -13)],
          else: [pump(the('creature'), -1, -1)],
        },
      ],
    }),
  ],
})
