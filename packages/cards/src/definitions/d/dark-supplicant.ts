import { activated, card, did, put, search, shuffle, tap, the, when } from '@spellwright/dsl'

export const darkSupplicant = card({
  name: 'Dark Supplicant',
  cost: '{B}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap, { kind: 'sacrifice', what: { subtype: 'Cleric' }, count: 3 }],
      effects: [
        search({ name: 'Scion of Darkness' }, { zones: ['graveyard', 'hand', 'library'], which: 'chosen' }),
        put('battlefield', the('found')),
        when(did('searchedLibrary'), shuffle()),
      ],
    }),
  ],
})
