import { card, count, gainLife, spell, targetPlayer, the, times } from '@spellwright/dsl'

export const gerrardsVerdict = card({
  name: "Gerrard's Verdict",
  cost: '{W}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'discard', player: the('player'), count: 2, how: 'choice', as: 'discarded' },
        gainLife(times(3, count({ type: 'land', among: the('discarded') }))),
      ],
    }),
  ],
})
