import { card, draw, plus, spell, when } from '@spellwright/dsl'

export const teachingsOfTheArchaics = card({
  name: 'Teachings of the Archaics',
  cost: '{2}{U}',
  type: 'Sorcery — Lesson',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'compare',
            quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
            is: { atLeast: plus({ kind: 'cardsIn', zone: 'hand', player: 'you' }, 4) },
          },
          then: [draw(3)],
          else: [
            when(
              {
                kind: 'compare',
                quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
                is: { moreThan: { kind: 'cardsIn', zone: 'hand', player: 'you' } },
              },
              draw(2),
            ),
          ],
        },
      ],
    }),
  ],
})
