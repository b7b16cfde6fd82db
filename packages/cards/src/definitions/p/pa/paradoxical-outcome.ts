import { anyNumber, card, count, draw, returnTo, spell, target, the } from '@spellwright/dsl'

export const paradoxicalOutcome = card({
  name: 'Paradoxical Outcome',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        permanents: target({ controller: 'you', not: { type: 'land' }, is: 'nontoken' }, { count: anyNumber }),
      },
      effects: [
        returnTo('hand', the('permanents'), { as: 'returned' }),
        draw(count({ zone: 'hand', owner: 'you', among: the('returned') })),
      ],
    }),
  ],
})
