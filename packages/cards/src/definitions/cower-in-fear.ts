import { all, card, pump, spell } from '@spellwright/dsl'

export const cowerInFear = card({
  name: 'Cower in Fear',
  cost: '{1}{B}{B}',
  type: 'Instant',
  abilities: [spell({ effects: [pump(all({ type: 'creature', controller: 'opponent' }), -1, -1)] })],
})
