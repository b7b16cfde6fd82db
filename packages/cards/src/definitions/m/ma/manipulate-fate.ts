import { card, draw, exactly, exile, search, shuffle, spell, the } from '@spellwright/dsl'

export const manipulateFate = card({
  name: 'Manipulate Fate',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [search({}, { count: exactly(3) }), exile(the('found')), shuffle(), draw(1)] })],
})
