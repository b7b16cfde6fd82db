import { activated, all, atBeginningOf, card, draw, exile, returnTo, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const memoryJar = card({
  name: 'Memory Jar',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap, sacrificeSelf],
      effects: [
        exile(all({ zone: 'hand' }), { as: 'exiled', faceDown: 'faceDown' }),
        draw(7, 'eachPlayer'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [
            { kind: 'discard', player: 'eachPlayer', count: 'hand', how: 'choice' },
            returnTo('hand', the('exiled')),
          ],
        },
      ],
    }),
  ],
})
