import { additionalCost, card, draw, sacrifice, spell } from '@spellwright/dsl'

export const altarsReap = card({
  name: "Altar's Reap",
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [additionalCost([sacrifice({ type: 'creature' })]), spell({ effects: [draw(2)] })],
})
