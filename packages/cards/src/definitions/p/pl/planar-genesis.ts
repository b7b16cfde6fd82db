import { all, card, exactly, put, spell, the } from '@spellwright/dsl'

export const planarGenesis = card({
  name: 'Planar Genesis',
  cost: '{G}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'looked' },
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('looked'),
              filter: { type: 'land' },
              count: exactly(1),
              as: 'land',
            },
            put('battlefield', the('land'), { enters: ['tapped'] }),
          ],
          else: [
            { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(1), as: 'card' },
            put('hand', the('card')),
          ],
        },
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
