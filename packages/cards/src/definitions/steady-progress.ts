import { card, draw, spell } from '@spellwright/dsl'

export const steadyProgress = card({
  name: 'Steady Progress',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [{ kind: 'proliferate' }, draw()] })],
})
