import { card, pump, spell, target, the } from '@spellwright/dsl'

export const tragicTrajectory = card({
  name: 'Tragic Trajectory',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'any',
            conditions: [
              {
                kind: 'happened',
                event: { kind: 'zoneChange', object: { not: { type: 'land' } }, from: 'battlefield' },
                when: 'thisTurn',
              },
              { kind: 'happened', event: { kind: 'cast', spell: { is: 'warped' } }, when: 'thisTurn' },
            ],
          },
          then: [pump(the('creature'), -10, -10)],
          else: [pump(the('creature'), -2, -2)],
        },
      ],
    }),
  ],
})
