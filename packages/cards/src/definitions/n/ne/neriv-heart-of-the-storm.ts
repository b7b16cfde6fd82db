import { card, keyword, replacement } from '@spellwright/dsl'

export const nerivHeartOfTheStorm = card({
  name: 'Neriv, Heart of the Storm',
  type: 'Legendary Creature — Spirit Dragon',
  cost: '{1}{R}{W}{B}',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('flying'),
    replacement({
      kind: 'damage',
      source: { type: 'creature', controller: 'you', is: 'enteredThisTurn' },
      change: { kind: 'amount', change: { times: 2 } },
    }),
  ],
})
