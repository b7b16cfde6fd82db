import { activated, card, gainLife, tap } from '@spellwright/dsl'

export const soulmender = card({
  name: 'Soulmender',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [tap], effects: [gainLife(1)] })],
})
