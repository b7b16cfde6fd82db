import { all, card, exactly, put, spell, the } from '@spellwright/dsl'

export const impulse = card({
  name: 'Impulse',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'seen' },
        { kind: 'chooseAmong', player: 'you', among: the('seen'), count: exactly(1), as: 'kept' },
        put('hand', the('kept')),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
      ],
    }),
  ],
})
