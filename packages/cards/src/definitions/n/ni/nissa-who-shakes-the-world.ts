import {
  activated,
  addMana,
  addSubtype,
  addType,
  apply,
  card,
  continuous,
  gain,
  loyalty,
  put,
  putCounters,
  setBasePT,
  shuffle,
  target,
  the,
  triggered,
  untap,
} from '@spellwright/dsl'

export const nissaWhoShakesTheWorld = card({
  name: 'Nissa, Who Shakes the World',
  cost: '{3}{G}{G}',
  type: 'Legendary Planeswalker — Nissa',
  loyalty: 5,
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { subtype: 'Forest' }, player: 'you' },
      effects: [addMana('{G}')],
    }),
    activated({
      cost: [loyalty(1)],
      targets: {
        target: target({ controller: 'you', not: { type: 'creature' }, type: 'land' }, { count: { min: 0, max: 1 } }),
      },
      effects: [
        putCounters('+1/+1', 3, the('target')),
        untap(the('target')),
        apply(
          the('target'),
          [addType('creature'), addSubtype('Elemental'), setBasePT(0, 0), gain('vigilance'), gain('haste')],
          'game',
        ),
      ],
    }),
    activated({
      cost: [loyalty(-8)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [continuous({ affects: { controller: 'you', type: 'land' }, apply: [gain('indestructible')] })],
        },
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: { subtype: 'Forest' },
          count: { min: 0, max: 'any' },
          as: 'found',
        },
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
