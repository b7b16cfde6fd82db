import { card, keyword } from '@spellwright/dsl'

export const telJiladFallen = card({
  name: 'Tel-Jilad Fallen',
  cost: '{2}{G}{G}',
  type: 'Creature — Phyrexian Elf Warrior',
  power: 3,
  toughness: 1,
  abilities: [keyword({ kind: 'protection', from: [{ filter: { type: 'artifact' } }] }), keyword('infect')],
})
