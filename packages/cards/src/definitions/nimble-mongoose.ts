import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const nimbleMongoose = card({
  name: 'Nimble Mongoose',
  cost: '{G}',
  type: 'Creature — Mongoose',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('shroud'),
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
