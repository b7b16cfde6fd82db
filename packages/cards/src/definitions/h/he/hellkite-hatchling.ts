import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const hellkiteHatchling = card({
  name: 'Hellkite Hatchling',
  cost: '{2}{R}{G}',
  type: 'Creature — Dragon',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'devour', count: 1 }),
    continuous({
      condition: { kind: 'compare', quantity: { kind: 'devoured' }, is: { atLeast: 1 } },
      affects: 'self',
      apply: [gain('flying'), gain('trample')],
    }),
  ],
})
