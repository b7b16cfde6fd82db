import { all, card, exactly, put, spell, the } from '@spellwright/dsl'

export const diabolicVision = card({
  name: 'Diabolic Vision',
  cost: '{U}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'looked' },
        { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(1), as: 'taken' },
        put('hand', the('taken')),
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'top', order: 'chosen' },
        }),
      ],
    }),
  ],
})
