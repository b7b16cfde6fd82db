import { card, enters, keyword, powerOf, putCounters, triggered } from '@spellwright/dsl'

export const sharpEyedRookie = card({
  name: 'Sharp-Eyed Rookie',
  cost: '{1}{G}',
  type: 'Creature — Human Detective',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: enters({ controller: 'you', type: 'creature' }),
      condition: {
        kind: 'any',
        conditions: [
          { kind: 'compare', quantity: powerOf('eventObject'), is: { moreThan: powerOf('self') } },
          {
            kind: 'compare',
            quantity: { kind: 'toughnessOf', object: 'eventObject' },
            is: { moreThan: { kind: 'toughnessOf', object: 'self' } },
          },
        ],
      },
      effects: [putCounters('+1/+1', 1, 'self'), { kind: 'investigate', player: 'you', times: 1 }],
    }),
  ],
})
