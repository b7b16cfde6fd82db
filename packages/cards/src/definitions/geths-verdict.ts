import { card, loseLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const gethsVerdict = card({
  name: "Geth's Verdict",
  cost: '{B}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'sacrificeChoice', player: the('player'), filter: { type: 'creature' }, count: 1 },
        loseLife(1, the('player')),
      ],
    }),
  ],
})
