import { card, continuous, keyword, modifyPT, threshold } from '@spellwright/dsl'

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
      condition: threshold,
      affects: 'self',
      apply: [modifyPT(2, 2)],
    }),
  ],
})
