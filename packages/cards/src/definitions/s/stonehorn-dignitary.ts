import { card, enters, targetOpponent, the, triggered } from '@spellwright/dsl'

export const stonehornDignitary = card({
  name: 'Stonehorn Dignitary',
  cost: '{3}{W}',
  type: 'Creature — Rhino Soldier',
  power: 1,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [{ kind: 'skipNext', player: the('player'), what: 'combat' }],
    }),
  ],
})
