import { all, card, put, spell, the, upTo, X } from '@spellwright/dsl'

export const kaylasReconstruction = card({
  name: "Kayla's Reconstruction",
  cost: '{X}{W}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 7, as: 'looked' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('looked'),
          filter: { type: ['artifact', 'creature'], manaValue: { atMost: 3 } },
          count: upTo(X),
          as: 'taken',
        },
        put('battlefield', the('taken')),
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
