import { card, continuous, costsLess, modifyPT } from '@spellwright/dsl'

export const itThatHeraldsTheEnd = card({
  name: 'It That Heralds the End',
  cost: '{1}{C}',
  type: 'Creature — Eldrazi Drone',
  power: 2,
  toughness: 2,
  abilities: [
    costsLess('you', { is: 'colorless', manaValue: { atLeast: 7 } }, '{1}'),
    continuous({
      affects: { controller: 'you', other: true, is: 'colorless', type: 'creature' },
      apply: [modifyPT(1, 1)],
    }),
  ],
})
