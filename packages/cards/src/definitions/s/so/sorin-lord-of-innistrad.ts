import {
  activated,
  all,
  card,
  continuous,
  createToken,
  keywords,
  loyalty,
  modifyPT,
  returnTo,
  target,
  the,
  token,
  upTo,
} from '@spellwright/dsl'

export const sorinLordOfInnistrad = card({
  name: 'Sorin, Lord of Innistrad',
  cost: '{2}{W}{B}',
  type: 'Legendary Planeswalker — Sorin',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        createToken(
          1,
          token({ colors: ['B'], type: 'Creature — Vampire', power: 1, toughness: 1, abilities: keywords('lifelink') }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [continuous({ affects: { type: 'creature', controller: 'you' }, apply: [modifyPT(1, 0)] })],
        },
      ],
    }),
    activated({
      cost: [loyalty(-6)],
      targets: {
        victims: target({ any: [{ type: 'creature' }, { type: 'planeswalker', other: true }] }, { count: upTo(3) }),
      },
      effects: [
        { kind: 'destroy', what: the('victims'), as: 'destroyed' },
        returnTo('battlefield', all({ zone: 'graveyard', among: the('destroyed') }), { under: 'you' }),
      ],
    }),
  ],
})
