import { anyNumber, card, controllerOf, exile, search, shuffle, spell, target, the } from '@spellwright/dsl'

export const eradicate = card({
  name: 'Eradicate',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'B' } }) },
      effects: [
        exile(the('creature')),
        search(
          { name: { sameAs: the('creature') } },
          { whose: controllerOf(the('creature')), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        exile(the('found')),
        shuffle(controllerOf(the('creature'))),
      ],
    }),
  ],
})
