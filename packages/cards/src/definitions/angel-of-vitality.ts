import { card, continuous, keyword, modifyPT, replacement } from '@spellwright/dsl'

export const angelOfVitality = card({
  name: 'Angel of Vitality',
  cost: '{2}{W}',
  type: 'Creature — Angel',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    replacement({ kind: 'gainLife', player: 'you', change: { plus: 1 } }),
    continuous({
      condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atLeast: 25 } },
      affects: 'self',
      apply: [modifyPT(2, 2)],
    }),
  ],
})
