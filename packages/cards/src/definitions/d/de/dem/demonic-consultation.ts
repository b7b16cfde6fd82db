import { card, exile, put, spell, the } from '@spellwright/dsl'

export const demonicConsultation = card({
  name: 'Demonic Consultation',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'top' },
        exile(the('top')),
        { kind: 'revealUntil', player: 'you', filter: { name: { chosen: 'name' } }, as: 'found', others: 'others' },
        put('hand', the('found')),
        exile(the('others')),
      ],
    }),
  ],
})
