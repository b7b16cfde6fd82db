import { activated, card, mana, tap, targetPlayer, the } from '@spellwright/dsl'

export const grindstone = card({
  name: 'Grindstone',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    activated({
      cost: [mana('{3}'), tap],
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'repeatProcess',
          effects: [{ kind: 'mill', player: the('player'), count: 2, as: 'milled' }],
          while: { kind: 'shareColor', among: the('milled') },
        },
      ],
    }),
  ],
})
