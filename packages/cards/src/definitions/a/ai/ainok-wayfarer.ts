import { card, did, enters, not, put, putCounters, the, triggered, upTo, when } from '@spellwright/dsl'

export const ainokWayfarer = card({
  name: 'Ainok Wayfarer',
  cost: '{1}{G}',
  type: 'Creature — Dog Scout',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'mill', player: 'you', count: 3, as: 'milled' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { type: 'land' },
          count: upTo(1),
          as: 'land',
        },
        put('hand', the('land'), { as: 'put' }),
        when(not(did('put')), putCounters('+1/+1', 1, 'self')),
      ],
    }),
  ],
})
