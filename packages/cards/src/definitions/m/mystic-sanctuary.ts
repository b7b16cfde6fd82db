import { card, enters, may, not, put, replacement, target, the, triggered } from '@spellwright/dsl'

export const mysticSanctuary = card({
  name: 'Mystic Sanctuary',
  type: 'Land — Island',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: not({
          kind: 'exists',
          of: { subtype: 'Island', controller: 'you', other: true },
          count: { atLeast: 3 },
        }),
      },
    ),
    triggered({
      on: enters({ among: 'self', is: 'untapped' }),
      targets: { card: target({ type: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' }) },
      effects: [may(put('library', the('card'), { library: { position: 'top' } }))],
    }),
  ],
})
