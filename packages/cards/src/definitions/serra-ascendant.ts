import { card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

export const serraAscendant = card({
  name: 'Serra Ascendant',
  cost: '{W}',
  type: 'Creature — Human Monk',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('lifelink'),
    continuous({
      condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atLeast: 30 } },
      affects: 'self',
      apply: [modifyPT(5, 5), gain('flying')],
    }),
  ],
})
