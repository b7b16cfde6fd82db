import { card, enters, exactly, put, putCounters, the, triggered } from '@spellwright/dsl'

export const fallajiArchaeologist = card({
  name: 'Fallaji Archaeologist',
  cost: '{1}{U}',
  type: 'Creature — Human Scout',
  power: 0,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'mill', player: 'you', count: 3, as: 'milled' },
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('milled'),
              filter: { not: { type: ['creature', 'land'] } },
              count: exactly(1),
              as: 'kept',
            },
            put('hand', the('kept')),
          ],
          else: [putCounters('+1/+1', 1, 'self')],
        },
      ],
    }),
  ],
})
