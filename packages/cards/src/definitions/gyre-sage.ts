import { activated, addMana, card, countersOn, keyword, tap } from '@spellwright/dsl'

export const gyreSage = card({
  name: 'Gyre Sage',
  cost: '{1}{G}',
  type: 'Creature — Elf Druid',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('evolve'),
    activated({ cost: [tap], effects: [addMana({ kind: 'fixed', mana: '{G}', times: countersOn('self', '+1/+1') })] }),
  ],
})
