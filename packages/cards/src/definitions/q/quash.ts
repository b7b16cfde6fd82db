import { card, controllerOf, counterSpell, exile, search, shuffle, spell, targetSpell, the } from '@spellwright/dsl'

export const quash = card({
  name: 'Quash',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [
        counterSpell(the('spell')),
        search(
          { name: { sameAs: the('spell') } },
          {
            whose: controllerOf(the('spell')),
            zones: ['graveyard', 'hand', 'library'], // Those in the graveyard are found in any case (CR 701.23b).
            count: { min: { kind: 'count', of: { zone: 'graveyard', name: { sameAs: the('spell') } } }, max: 'any' },
          },
        ),
        exile(the('found')),
        shuffle(controllerOf(the('spell'))),
      ],
    }),
  ],
})
