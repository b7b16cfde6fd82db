import { card, spell } from '@spellwright/dsl'

export const timeStop = card({
  name: 'Time Stop',
  cost: '{4}{U}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [{ kind: 'endTurn' }] })],
})
