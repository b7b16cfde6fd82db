import { card, createToken, dies, keywords, token, triggered } from '@spellwright/dsl'

export const infestationSage = card({
  name: 'Infestation Sage',
  cost: '{B}',
  type: 'Creature — Elf Warlock',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        createToken(
          1,
          token({
            colors: ['B', 'G'],
            type: 'Creature — Insect',
            power: 1,
            toughness: 1,
            abilities: keywords('flying'),
          }),
        ),
      ],
    }),
  ],
})
