import { all, card, ownerOf, put, putCounters, shuffle, spell, X } from '@spellwright/dsl'

export const blackSunsZenith = card({
  name: "Black Sun's Zenith",
  cost: '{X}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [putCounters('-1/-1', X, all({ type: 'creature' })), put('library', 'self'), shuffle(ownerOf('self'))],
    }),
  ],
})
