import { card, spell } from '@spellwright/dsl'

export const oneWithNothing = card({
  name: 'One with Nothing',
  cost: '{B}',
  type: 'Instant',
  abilities: [spell({ effects: [{ kind: 'discard', player: 'you', count: 'hand', how: 'choice' }] })],
})
