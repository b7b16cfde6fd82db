import { all, alternativeCost, card, exactly, may, put, spell, the } from '@spellwright/dsl'

export const onceUponATime = card({
  name: 'Once Upon a Time',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    alternativeCost([], { kind: 'castThisGame', player: 'you', times: { exactly: 0 } }),
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'looked' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('looked'),
            filter: { type: ['creature', 'land'] },
            count: exactly(1),
            as: 'taken',
          },
          { kind: 'reveal', what: the('taken') },
          put('hand', the('taken')),
        ),
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
