import { card, count, enters, gainLife, targetOpponent, the, times, triggered } from '@spellwright/dsl'

export const honorableScout = card({
  name: 'Honorable Scout',
  cost: '{W}',
  type: 'Creature — Human Soldier Scout',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [gainLife(times(2, count({ type: 'creature', color: ['B', 'R'], controller: the('player') })))],
    }),
  ],
})
