import { card, spell, targetPlayer, the } from '@spellwright/dsl'

export const diabolicEdict = card({
  name: 'Diabolic Edict',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
