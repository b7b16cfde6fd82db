import { card, not, oneOf, replacement, tapForMana } from '@spellwright/dsl'

export const razorvergeThicket = card({
  name: 'Razorverge Thicket',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: not({ kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atMost: 2 } }),
      },
    ),
    tapForMana(oneOf('{G}', '{W}')),
  ],
})
