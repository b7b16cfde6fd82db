import { card, discard, draw, spell } from '@spellwright/dsl'

export const carefulStudy = card({
  name: 'Careful Study',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw(2), discard(2)] })],
})
