import { card, createToken, enters, FOOD, replacement, triggered } from '@spellwright/dsl'

export const gingerbreadCabin = card({
  name: 'Gingerbread Cabin',
  type: 'Land — Forest',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: {
            kind: 'exists',
            of: { other: true, subtype: 'Forest', controller: 'you' },
            count: { atLeast: 3 },
          },
        },
      },
    ),
    triggered({ on: enters({ among: 'self', is: 'untapped' }), effects: [createToken(1, FOOD)] }),
  ],
})
