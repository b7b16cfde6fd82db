import {
  activated,
  all,
  card,
  count,
  dealDamage,
  exactly,
  loyalty,
  may,
  put,
  target,
  the,
  times,
  token,
  upTo,
} from '@spellwright/dsl'

export const nahiriHeirOfTheAncients = card({
  name: 'Nahiri, Heir of the Ancients',
  cost: '{2}{R}{W}',
  type: 'Legendary Planeswalker — Nahiri',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['W'], type: 'Creature — Kor Warrior', power: 1, toughness: 1 }),
          as: 'token',
        },
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { subtype: 'Equipment', controller: 'you' },
            count: exactly(1),
            as: 'equipment',
          },
          { kind: 'attach', what: the('equipment'), to: the('token') },
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'seen' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('seen'),
          filter: { subtype: ['Warrior', 'Equipment'] },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'reveal', what: the('card') },
        put('hand', the('card')),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { target: target({ type: ['creature', 'planeswalker'] }) },
      effects: [dealDamage(times(2, count({ subtype: 'Equipment', controller: 'you' })), the('target'))],
    }),
  ],
})
