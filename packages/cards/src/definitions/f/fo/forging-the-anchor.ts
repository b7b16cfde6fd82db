import { all, card, may, put, spell, the } from '@spellwright/dsl'

export const forgingTheAnchor = card({
  name: 'Forging the Anchor',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'seen' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('seen'),
            filter: { type: 'artifact' },
            count: { min: 0, max: 'any' },
            as: 'kept',
          },
          { kind: 'reveal', what: the('kept') },
          put('hand', the('kept')),
        ),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
