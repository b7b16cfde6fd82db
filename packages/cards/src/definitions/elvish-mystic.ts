import { card, tapForMana } from '@spellwright/dsl'

export const elvishMystic = card({
  name: 'Elvish Mystic',
  cost: '{G}',
  type: 'Creature — Elf Druid',
  power: 1,
  toughness: 1,
  abilities: [tapForMana('{G}')],
})
