import { card, continuous, modifyPT, threshold } from '@spellwright/dsl'

export const anuridBarkripper = card({
  name: 'Anurid Barkripper',
  cost: '{1}{G}{G}',
  type: 'Creature — Frog Beast',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      abilityWord: 'Threshold',
      condition: threshold,
      affects: 'self',
      apply: [modifyPT(2, 2)],
    }),
  ],
})
