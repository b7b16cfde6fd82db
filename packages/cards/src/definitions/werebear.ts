import { card, continuous, modifyPT, tapForMana } from '@spellwright/dsl'

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
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
        is: { atLeast: 7 },
      },
      affects: 'self',
      apply: [modifyPT(3, 3)],
    }),
  ],
})
