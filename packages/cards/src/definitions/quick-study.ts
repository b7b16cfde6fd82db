import { card, draw, spell } from '@spellwright/dsl'

export const quickStudy = card({
  name: 'Quick Study',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(2)] })],
})
