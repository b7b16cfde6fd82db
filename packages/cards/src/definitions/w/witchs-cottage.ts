import { card, enters, may, put, replacement, target, the, triggered } from '@spellwright/dsl'

export const witchsCottage = card({
  name: "Witch's Cottage",
  type: 'Land — Swamp',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: {
            kind: 'exists',
            of: { other: true, subtype: 'Swamp', controller: 'you' },
            count: { atLeast: 3 },
          },
        },
      },
    ),
    triggered({
      on: enters({ among: 'self', is: 'untapped' }),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      effects: [may(put('library', the('card'), { library: { position: 'top' } }))],
    }),
  ],
})
