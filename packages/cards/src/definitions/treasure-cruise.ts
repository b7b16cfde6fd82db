import { card, draw, keyword, spell } from '@spellwright/dsl'

export const treasureCruise = card({
  name: 'Treasure Cruise',
  cost: '{7}{U}',
  type: 'Sorcery',
  abilities: [keyword('delve'), spell({ effects: [draw(3)] })],
})
