import { card, entersWith, keyword } from '@spellwright/dsl'

export const sakashimasProtege = card({
  name: "Sakashima's Protege",
  cost: '{4}{U}{U}',
  type: 'Creature — Shapeshifter',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('cascade'),
    entersWith({ kind: 'asCopy', of: { is: 'enteredThisTurn' }, optional: 'may' }),
  ],
})
