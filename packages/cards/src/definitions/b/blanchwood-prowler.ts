import { card, enters, exactly, put, putCounters, the, triggered } from '@spellwright/dsl'

export const blanchwoodProwler = card({
  name: 'Blanchwood Prowler',
  cost: '{1}{G}',
  type: 'Creature — Elemental',
  power: 1,
  toughness: 1,
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
              filter: { type: 'land' },
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
