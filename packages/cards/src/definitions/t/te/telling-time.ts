import { card, exactly, put, spell, the } from '@spellwright/dsl'

export const tellingTime = card({
  name: 'Telling Time',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'top' },
        { kind: 'chooseAmong', player: 'you', among: the('top'), count: exactly(1), as: 'hand' },
        put('hand', the('hand')),
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { zone: 'library' },
          count: exactly(1),
          as: 'bottom',
        },
        put('library', the('bottom'), { library: { position: 'bottom' } }),
      ],
    }),
  ],
})
