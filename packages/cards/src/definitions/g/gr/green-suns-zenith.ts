import { card, ownerOf, put, search, shuffle, spell, the, X } from '@spellwright/dsl'

export const greenSunsZenith = card({
  name: "Green Sun's Zenith",
  cost: '{X}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        search({ type: 'creature', color: 'G', manaValue: { atMost: X } }),
        put('battlefield', the('found')),
        shuffle(),
        put('library', 'self'),
        shuffle(ownerOf('self')),
      ],
    }),
  ],
})
