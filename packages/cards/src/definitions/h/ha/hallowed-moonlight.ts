import { card, draw, spell } from '@spellwright/dsl'

export const hallowedMoonlight = card({
  name: 'Hallowed Moonlight',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { type: 'creature', not: { is: 'wasCast' } },
            to: 'battlefield',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
        draw(1),
      ],
    }),
  ],
})
