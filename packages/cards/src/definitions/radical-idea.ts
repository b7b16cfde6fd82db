import { card, draw, keyword, spell } from '@spellwright/dsl'

export const radicalIdea = card({
  name: 'Radical Idea',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(1)] }), keyword('jump-start')],
})
