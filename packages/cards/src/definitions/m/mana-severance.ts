import { anyNumber, card, exile, search, shuffle, spell, the } from '@spellwright/dsl'

export const manaSeverance = card({
  name: 'Mana Severance',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [search({ type: 'land' }, { count: anyNumber }), exile(the('found')), shuffle()] })],
})
