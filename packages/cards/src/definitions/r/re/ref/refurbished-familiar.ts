import { card, discard, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const refurbishedFamiliar = card({
  name: 'Refurbished Familiar',
  cost: '{3}{B}',
  type: 'Artifact Creature — Zombie Rat',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'affinity', for: { type: 'artifact' } }),
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'compare',
            quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
            is: { exactly: 0 },
          },
          then: [draw(1)],
          else: [discard(1, 'opponent')],
        },
      ],
    }),
  ],
})
