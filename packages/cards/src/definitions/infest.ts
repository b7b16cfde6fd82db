import { all, card, pump, spell } from '@spellwright/dsl'

export const infest = card({
  name: 'Infest',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [spell({ effects: [pump(all({ type: 'creature' }), -2, -2)] })],
})
