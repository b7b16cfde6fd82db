import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const galvanicBlast = card({
  name: 'Galvanic Blast',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: anyTarget },
      effects: [
        dealDamage(
          {
            kind: 'if',
            condition: { kind: 'exists', of: { type: 'artifact', controller: 'you' }, count: { atLeast: 3 } },
            then: 4,
            else: 2,
          },
          the('victim'),
        ),
      ],
    }),
  ],
})
