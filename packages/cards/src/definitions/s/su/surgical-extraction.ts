import { anyNumber, card, exile, ownerOf, search, shuffle, spell, target, the } from '@spellwright/dsl'

export const surgicalExtraction = card({
  name: 'Surgical Extraction',
  cost: '{B/P}',
  type: 'Instant',
  abilities: [
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
