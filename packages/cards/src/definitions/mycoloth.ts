import { atBeginningOf, card, countersOn, createToken, keyword, token, triggered } from '@spellwright/dsl'

const greenSaproling = token({ colors: ['G'], type: 'Creature — Saproling', power: 1, toughness: 1 })

export const mycoloth = card({
  name: 'Mycoloth',
  cost: '{3}{G}{G}',
  type: 'Creature — Fungus',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'devour', count: 2 }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [createToken(countersOn('self', '+1/+1'), greenSaproling)],
    }),
  ],
})
