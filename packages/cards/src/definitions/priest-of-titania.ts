import { card, count, tapForMana } from '@spellwright/dsl'

export const priestOfTitania = card({
  name: 'Priest of Titania',
  cost: '{1}{G}',
  type: 'Creature — Elf Druid',
  power: 1,
  toughness: 1,
  abilities: [tapForMana({ kind: 'fixed', mana: '{G}', times: count({ subtype: 'Elf' }) })],
})
