import { card, not, oneOf, replacement, tapForMana } from '@spellwright/dsl'

export const blackcleaveCliffs = card({
  name: 'Blackcleave Cliffs',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: not({ kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atMost: 2 } }),
      },
    ),
    tapForMana(oneOf('{B}', '{R}')),
  ],
})
