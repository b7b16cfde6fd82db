import {
  attacks,
  card,
  countersOn,
  enters,
  may,
  put,
  putCounters,
  shuffle,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const sazhKatzroy = card({
  name: 'Sazh Katzroy',
  cost: '{3}{G}',
  type: 'Legendary Creature — Human Pilot',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        may(
          {
            kind: 'search',
            player: 'you',
            whose: 'you',
            zones: ['library'],
            filter: { any: [{ subtype: 'Bird' }, { supertype: 'basic', type: 'land' }] },
            count: { min: 1, max: 1 },
            reveal: 'reveal',
            as: 'found',
          },
          put('hand', the('found')),
          shuffle(),
        ),
      ],
    }),
    triggered({
      on: attacks('self'),
      targets: { target: target({ type: 'creature' }) },
      effects: [
        putCounters('+1/+1', 1, the('target')),
        putCounters('+1/+1', countersOn(the('target'), '+1/+1'), the('target')),
      ],
    }),
  ],
})
