import { card, continuous, modifyPT, tapForMana, threshold } from '@spellwright/dsl'

export const werebear = card({
  name: 'Werebear',
  cost: '{1}{G}',
  type: 'Creature — Human Bear Druid',
  power: 1,
  toughness: 1,
  abilities: [
    tapForMana('{G}'),
    continuous({
      abilityWord: 'Threshold',
      condition: threshold,
      affects: 'self',
      apply: [modifyPT(3, 3)],
    }),
  ],
})
