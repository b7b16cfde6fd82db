import { activated, atBeginningOf, card, exile, payLife, put, replacement, the, triggered } from '@spellwright/dsl'

export const necropotence = card({
  name: 'Necropotence',
  type: 'Enchantment',
  cost: '{B}{B}{B}',
  abilities: [
    replacement({ kind: 'skip', player: 'you', what: 'draw' }),
    triggered({ on: { kind: 'discarded', player: 'you' }, effects: [exile('eventObject')] }),
    activated({
      cost: [payLife(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { faceDown: 'faceDown', as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'you'),
          lasts: 'once',
          effects: [put('hand', the('exiled'))],
        },
      ],
    }),
  ],
})
