import { card, count, exile, search, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const cranialExtraction = card({
  name: 'Cranial Extraction',
  cost: '{3}{B}',
  type: 'Sorcery — Arcane',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'cardName', filter: { not: { type: 'land' } } },
          as: 'name',
        },
        search(
          { name: { chosen: 'name' } },
          {
            whose: the('player'),
            zones: ['graveyard', 'hand', 'library'],
            count: { min: count({ zone: 'graveyard', owner: the('player'), name: { chosen: 'name' } }), max: 'any' },
          },
        ),
        exile(the('found')),
        shuffle(the('player')),
      ],
    }),
  ],
})
