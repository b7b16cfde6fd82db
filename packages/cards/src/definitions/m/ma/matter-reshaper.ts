import { card, dies, matches, put, the, triggered } from '@spellwright/dsl'

export const matterReshaper = card({
  name: 'Matter Reshaper',
  cost: '{2}{C}',
  type: 'Creature — Eldrazi',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'card', reveal: 'reveal' },
        {
          kind: 'if',
          condition: matches(the('card'), { is: 'permanentCard', manaValue: { atMost: 3 } }),
          then: [
            {
              kind: 'may',
              player: 'you',
              effects: [put('battlefield', the('card'))],
              else: [put('hand', the('card'))],
            },
          ],
          else: [put('hand', the('card'))],
        },
      ],
    }),
  ],
})
