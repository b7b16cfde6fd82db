import { card, dies, gainLife, loseLife, triggered } from '@spellwright/dsl'

export const zulaportCutthroat = card({
  name: 'Zulaport Cutthroat',
  cost: '{1}{B}',
  type: 'Creature — Human Rogue Ally',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'either', events: [dies('self'), dies({ type: 'creature', controller: 'you', other: true })] },
      effects: [loseLife(1, 'opponent'), gainLife(1)],
    }),
  ],
})
