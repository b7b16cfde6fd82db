import { all, card, exactly, put, spell, the } from '@spellwright/dsl'

export const momentOfTruth = card({
  name: 'Moment of Truth',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'looked' },
        { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(1), as: 'taken' },
        put('hand', the('taken')),
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('looked'),
          count: exactly(1),
          as: 'buried',
        },
        put('graveyard', the('buried')),
        put('library', all({ zone: 'library', among: the('looked') }), { library: { position: 'bottom' } }),
      ],
    }),
  ],
})
