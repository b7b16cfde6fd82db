import { atBeginningOf, card, exile, may, putCounters, returnTo, target, the, triggered } from '@spellwright/dsl'

export const soulherder = card({
  name: 'Soulherder',
  cost: '{1}{W}{U}',
  type: 'Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'zoneChange', object: { type: 'creature' }, from: 'battlefield', to: 'exile' },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      targets: { target: target({ controller: 'you', type: 'creature', other: true }) },
      effects: [
        may(
          exile(the('target'), { as: 'exiled' }),
          returnTo('battlefield', the('exiled'), { under: { ownerOf: the('exiled') } }),
        ),
      ],
    }),
  ],
})
