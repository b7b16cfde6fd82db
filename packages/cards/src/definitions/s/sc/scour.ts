import { card, controllerOf, exile, search, shuffle, spell, target, the } from '@spellwright/dsl'

export const scour = card({
  name: 'Scour',
  cost: '{2}{W}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { enchantment: target({ type: 'enchantment' }) },
      effects: [
        exile(the('enchantment')),
        search(
          { name: { sameAs: the('enchantment') } },
          {
            whose: controllerOf(the('enchantment')),
            zones: ['graveyard', 'hand', 'library'],
            // Those in the graveyard are found in any case (CR 701.23b).
            count: {
              min: { kind: 'count', of: { zone: 'graveyard', name: { sameAs: the('enchantment') } } },
              max: 'any',
            },
          },
        ),
        exile(the('found')),
        shuffle(controllerOf(the('enchantment'))),
      ],
    }),
  ],
})
