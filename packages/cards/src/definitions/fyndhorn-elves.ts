import { card, tapForMana } from '@spellwright/dsl'

export const fyndhornElves = card({
  name: 'Fyndhorn Elves',
  cost: '{G}',
  type: 'Creature — Elf Druid',
  power: 1,
  toughness: 1,
  abilities: [tapForMana('{G}')],
})
