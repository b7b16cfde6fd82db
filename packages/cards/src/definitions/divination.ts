import { card, draw, spell } from '@spellwright/dsl'

export const divination = card({
  name: 'Divination',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw(2)] })],
})
