import { anyColor, card, tapForMana } from '@spellwright/dsl'

export const alloyMyr = card({
  name: 'Alloy Myr',
  cost: '{3}',
  type: 'Artifact Creature — Myr',
  power: 2,
  toughness: 2,
  abilities: [tapForMana(anyColor())],
})
