import { card, dies, gainLife, loseLife, targetPlayer, the, triggered } from '@spellwright/dsl'

export const bloodArtist = card({
  name: 'Blood Artist',
  cost: '{1}{B}',
  type: 'Creature — Vampire',
  power: 0,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'either', events: [dies('self'), dies({ type: 'creature', other: true })] },
      targets: { player: targetPlayer },
      effects: [loseLife(1, the('player')), gainLife(1)],
    }),
  ],
})
