import {
  all,
  atBeginningOf,
  card,
  did,
  manaValueOf,
  plus,
  put,
  the,
  triggered,
  upTo,
  when,
  youControl,
} from '@spellwright/dsl'

export const birthingRitual = card({
  name: 'Birthing Ritual',
  type: 'Enchantment',
  cost: '{1}{G}',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: youControl({ type: 'creature' }),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 7, as: 'seen' },
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'creature', controller: 'you' },
          count: upTo(1),
          as: 'creature',
        },
        { kind: 'sacrifice', what: the('creature'), as: 'sacrificed' },
        when(
          did('sacrificed'),
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('seen'),
            filter: { type: 'creature', manaValue: { atMost: plus(1, manaValueOf(the('creature'))) } },
            count: upTo(1),
            as: 'kept',
          },
          put('battlefield', the('kept')),
        ),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
