import { addMana, card, spell } from '@spellwright/dsl'

export const darkRitual = card({
  name: 'Dark Ritual',
  cost: '{B}',
  type: 'Instant',
  abilities: [spell({ effects: [addMana('{B}{B}{B}')] })],
})
