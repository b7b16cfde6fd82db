import { all, card, pump, spell } from '@spellwright/dsl'

export const burnBright = card({
  name: 'Burn Bright',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [spell({ effects: [pump(all({ type: 'creature', controller: 'you' }), 2, 0)] })],
})
