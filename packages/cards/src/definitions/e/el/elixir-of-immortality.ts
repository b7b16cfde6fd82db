import { activated, all, card, gainLife, mana, put, shuffle, tap } from '@spellwright/dsl'

export const elixirOfImmortality = card({
  name: 'Elixir of Immortality',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    activated({
      cost: [mana('{2}'), tap],
      effects: [
        gainLife(5),
        put('library', ['self'], { library: { position: 'top' } }),
        put('library', all({ zone: 'graveyard', owner: 'you' }), { library: { position: 'top' } }),
        shuffle(),
      ],
    }),
  ],
})
