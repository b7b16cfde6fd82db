import { card, replacement } from '@spellwright/dsl'

export const bubbleMatrix = card({
  name: 'Bubble Matrix',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    replacement({ kind: 'damage', to: { object: { type: 'creature' } }, change: { kind: 'prevent', amount: 'all' } }),
  ],
})
