import {
  activated,
  addSubtype,
  addType,
  anyColor,
  apply,
  card,
  continuous,
  gain,
  gainAbility,
  loyalty,
  put,
  rule,
  setBasePT,
  tapForMana,
  target,
  the,
  upTo,
} from '@spellwright/dsl'

export const wrennAndRealmbreaker = card({
  name: 'Wrenn and Realmbreaker',
  type: 'Legendary Planeswalker — Wrenn',
  cost: '{1}{G}{G}',
  loyalty: 4,
  abilities: [
    continuous({ affects: { type: 'land', controller: 'you' }, apply: [gainAbility(tapForMana(anyColor()))] }),
    activated({
      cost: [loyalty(1)],
      targets: { land: target({ type: 'land', controller: 'you' }, { count: upTo(1) }) },
      effects: [
        apply(
          the('land'),
          [
            addType('creature'),
            addSubtype('Elemental'),
            setBasePT(3),
            gain('vigilance'),
            gain('hexproof'),
            gain('haste'),
          ],
          'untilYourNextTurn',
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        { kind: 'mill', player: 'you', count: 3, as: 'milled' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { is: 'permanentCard' },
          count: upTo(1),
          as: 'card',
        },
        put('hand', the('card')),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land', owner: 'you' } }),
            rule({
              kind: 'mayPlayFrom',
              player: 'you',
              zone: 'graveyard',
              what: { is: 'permanentCard', owner: 'you' },
              verb: 'cast',
            }),
          ],
        },
      ],
    }),
  ],
})
