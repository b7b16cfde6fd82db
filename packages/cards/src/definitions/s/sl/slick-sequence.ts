import { anyTarget, card, dealDamage, draw, spell, the, when } from '@spellwright/dsl'

export const slickSequence = card({
  name: 'Slick Sequence',
  cost: '{U}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: anyTarget },
      effects: [
        dealDamage(2, the('victim')),
        when(
          {
            kind: 'happened',
            event: { kind: 'cast', player: 'you', spell: { zone: 'stack', other: true } },
            when: 'thisTurn',
          },
          draw(1),
        ),
      ],
    }),
  ],
})
