import { card, keyword, mana } from '@spellwright/dsl'

export const drudgeBeetle = card({
  name: 'Drudge Beetle',
  cost: '{1}{G}',
  type: 'Creature — Insect',
  power: 2,
  toughness: 2,
  abilities: [keyword({ kind: 'scavenge', cost: [mana('{5}{G}')] })],
})
