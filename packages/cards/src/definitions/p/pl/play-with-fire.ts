import { anyTarget, card, dealDamage, spell, the, when } from '@spellwright/dsl'

export const playWithFire = card({
  name: 'Play with Fire',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: anyTarget },
      effects: [
        dealDamage(2, the('victim')),
        when(
          {
            kind: 'happened',
            event: { kind: 'damage', source: 'self', to: { player: 'any' } },
            when: 'thisTurn',
          },
          { kind: 'scry', player: 'you', count: 1 },
        ),
      ],
    }),
  ],
})
