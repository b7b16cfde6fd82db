import { card, exile, keyword, ownerOf, search, shuffle, spell, target, the } from '@spellwright/dsl'

export const extirpate = card({
  name: 'Extirpate',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    keyword('split second'),
    spell({
      targets: { card: target({ zone: 'graveyard', not: { type: 'land', supertype: 'basic' } }) },
      effects: [
        search(
          { name: { sameAs: the('card') } },
          {
            whose: ownerOf(the('card')),
            zones: ['graveyard', 'hand', 'library'], // Those in the graveyard are found in any case (CR 701.23b).
            count: { min: { kind: 'count', of: { zone: 'graveyard', name: { sameAs: the('card') } } }, max: 'any' },
          },
        ),
        exile(the('found')),
        shuffle(ownerOf(the('card'))),
      ],
    }),
  ],
})
