import { card, draw, spell } from '@spellwright/dsl'

export const counselOfTheSoratami = card({
  name: 'Counsel of the Soratami',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw(2)] })],
})
