import { card, continuous, modifyPT } from '@spellwright/dsl'

export const anuridBarkripper = card({
  name: 'Anurid Barkripper',
  cost: '{1}{G}{G}',
  type: 'Creature — Frog Beast',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      abilityWord: 'Threshold',
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
        is: { atLeast: 7 },
      },
      affects: 'self',
      apply: [modifyPT(2, 2)],
    }),
  ],
})
