import { card, createToken, keyword, spell, token } from '@spellwright/dsl'

export const mascotExhibition = card({
  name: 'Mascot Exhibition',
  cost: '{7}',
  type: 'Sorcery — Lesson',
  abilities: [
    spell({
      effects: [
        createToken(
          1,
          token({
            colors: ['W', 'B'],
            type: 'Creature — Inkling',
            power: 2,
            toughness: 1,
            abilities: [keyword('flying')],
          }),
        ),
        createToken(1, token({ colors: ['R', 'W'], type: 'Creature — Spirit', power: 3, toughness: 2 })),
        createToken(1, token({ colors: ['U', 'R'], type: 'Creature — Elemental', power: 4, toughness: 4 })),
      ],
    }),
  ],
})
