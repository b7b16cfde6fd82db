import { card, count, draw, spell } from '@spellwright/dsl'

export const accumulatedKnowledge = card({
  name: 'Accumulated Knowledge',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(1), draw(count({ zone: 'graveyard', name: 'Accumulated Knowledge' }))] })],
})
