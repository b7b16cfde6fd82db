import { all, card, pump, spell } from '@spellwright/dsl'

export const charge = card({
  name: 'Charge',
  cost: '{W}',
  type: 'Instant',
  abilities: [spell({ effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 1)] })],
})
