import { all, card, exile, spell } from '@spellwright/dsl'

export const extinctionEvent = card({
  name: 'Extinction Event',
  cost: '{3}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'word', options: ['odd', 'even'] }, as: 'quality' },
        exile(all({ type: 'creature', parity: { chosen: 'quality' } })),
      ],
    }),
  ],
})
