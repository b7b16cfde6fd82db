import { card, discard, draw, spell } from '@spellwright/dsl'

export const catalog = card({
  name: 'Catalog',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [spell({ effects: [draw(2), discard(1)] })],
})
