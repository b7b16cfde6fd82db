import { addMana, card, spell } from '@spellwright/dsl'

export const pyreticRitual = card({
  name: 'Pyretic Ritual',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [spell({ effects: [addMana('{R}{R}{R}')] })],
})
