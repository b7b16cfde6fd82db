import {
  card,
  destroy,
  dies,
  gainLife,
  keyword,
  powerOf,
  putCounters,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const syrVondamSunstarExemplar = card({
  name: 'Syr Vondam, Sunstar Exemplar',
  cost: '{W}{B}',
  type: 'Legendary Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('vigilance'),
    keyword('menace'),
    triggered({
      on: {
        kind: 'either',
        events: [
          dies({ type: 'creature', controller: 'you', other: true }),
          {
            kind: 'zoneChange',
            object: { type: 'creature', controller: 'you', other: true },
            from: 'battlefield',
            to: 'exile',
          },
        ],
      },
      effects: [putCounters('+1/+1', 1, 'self'), gainLife(1)],
    }),
    triggered({
      on: {
        kind: 'either',
        events: [dies('self'), { kind: 'zoneChange', object: 'self', from: 'battlefield', to: 'exile' }],
      },
      while: { kind: 'compare', quantity: powerOf('self'), is: { atLeast: 4 } },
      targets: { permanent: target({ not: { type: 'land' } }, { count: upTo(1) }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
