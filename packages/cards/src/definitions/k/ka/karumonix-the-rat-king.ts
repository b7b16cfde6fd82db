import { all, card, continuous, enters, gain, keyword, may, put, the, triggered } from '@spellwright/dsl'

export const karumonixTheRatKing = card({
  name: 'Karumonix, the Rat King',
  cost: '{1}{B}{B}',
  type: 'Legendary Creature — Phyrexian Rat',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'toxic', count: 1 }),
    continuous({
      affects: { controller: 'you', other: true, subtype: 'Rat' },
      apply: [gain({ kind: 'toxic', count: 1 })],
    }),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'seen' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('seen'),
            filter: { subtype: 'Rat' },
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
