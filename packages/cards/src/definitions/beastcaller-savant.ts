import { anyColor, card, keyword, tapForMana } from '@spellwright/dsl'

export const beastcallerSavant = card({
  name: 'Beastcaller Savant',
  cost: '{1}{G}',
  type: 'Creature — Elf Shaman Ally',
  power: 1,
  toughness: 1,
  abilities: [keyword('haste'), tapForMana(anyColor(), { kind: 'onlyCast', spell: { type: 'creature' } })],
})
