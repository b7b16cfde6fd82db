import { all, apply, card, did, gain, modifyPT, put, search, shuffle, spell, the, when, X } from '@spellwright/dsl'

export const finaleOfDevastation = card({
  name: 'Finale of Devastation',
  cost: '{X}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        search({ type: 'creature', manaValue: { atMost: X } }, { zones: ['library', 'graveyard'], which: 'chosen' }),
        put('battlefield', the('found')),
        when(did('searchedLibrary'), shuffle()),
        when(
          { kind: 'compare', quantity: X, is: { atLeast: 10 } },
          apply(all({ type: 'creature', controller: 'you' }), [modifyPT(X, X), gain('haste')]),
        ),
      ],
    }),
  ],
})
