import { card, exile, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const demonicBargain = card({
  name: 'Demonic Bargain',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 13, as: 'top', unseen: 'unseen' },
        exile(the('top')),
        search({}),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
})
