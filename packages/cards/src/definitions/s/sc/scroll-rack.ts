import { activated, anyNumber, bound, card, exile, mana, put, tap, the } from '@spellwright/dsl'

export const scrollRack = card({
  name: 'Scroll Rack',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    activated({
      cost: [mana('{1}'), tap],
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: anyNumber, as: 'cards' },
        exile(the('cards'), { faceDown: 'faceDown', as: 'exiled' }),
        { kind: 'lookAtTop', player: 'you', count: bound('exiled'), as: 'top' },
        put('hand', the('top')),
        put('library', the('exiled'), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
  ],
})
