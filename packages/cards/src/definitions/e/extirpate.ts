import { anyNumber, card, exile, keyword, ownerOf, search, shuffle, spell, target, the } from '@spellwright/dsl'

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
          { whose: ownerOf(the('card')), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        exile(the('found')),
        shuffle(ownerOf(the('card'))),
      ],
    }),
  ],
})
