import { card, draw, spell } from '@spellwright/dsl'

export const concentrate = card({
  name: 'Concentrate',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw(3)] })],
})
