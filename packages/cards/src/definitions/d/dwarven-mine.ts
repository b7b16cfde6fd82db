import { card, createToken, enters, replacement, token, triggered } from '@spellwright/dsl'

export const dwarvenMine = card({
  name: 'Dwarven Mine',
  type: 'Land — Mountain',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: {
            kind: 'exists',
            of: { other: true, subtype: 'Mountain', controller: 'you' },
            count: { atLeast: 3 },
          },
        },
      },
    ),
    triggered({
      on: enters({ among: 'self', is: 'untapped' }),
      effects: [createToken(1, token({ colors: ['R'], type: 'Creature — Dwarf', power: 1, toughness: 1 }))],
    }),
  ],
})
