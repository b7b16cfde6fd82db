import { all, anyNumber, card, put, spell, the } from '@spellwright/dsl'

export const leadTheStampede = card({
  name: 'Lead the Stampede',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'looked' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('looked'),
          filter: { type: 'creature' },
          count: anyNumber,
          as: 'taken',
        },
        { kind: 'reveal', what: the('taken') },
        put('hand', the('taken')),
        put('library', all({ zone: 'library', among: the('looked'), not: { among: the('taken') } }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
      ],
    }),
  ],
})
