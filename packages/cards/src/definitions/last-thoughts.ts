import { card, draw, keyword, spell } from '@spellwright/dsl'

export const lastThoughts = card({
  name: 'Last Thoughts',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw()] }), keyword('cipher')],
})
