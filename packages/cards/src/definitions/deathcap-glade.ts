import { card, not, oneOf, replacement, tapForMana } from '@spellwright/dsl'

export const deathcapGlade = card({
  name: 'Deathcap Glade',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: not({ kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atLeast: 2 } }),
      },
    ),
    tapForMana(oneOf('{B}', '{G}')),
  ],
})
