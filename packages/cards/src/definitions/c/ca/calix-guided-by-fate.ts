import {
  card,
  dealsDamageToPlayer,
  did,
  enters,
  exactly,
  may,
  not,
  putCounters,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const calixGuidedByFate = card({
  name: 'Calix, Guided by Fate',
  cost: '{1}{G}{W}',
  type: 'Legendary Enchantment Creature — Human Druid',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      abilityWord: 'Constellation',
      on: { kind: 'either', events: [enters('self'), enters({ type: 'enchantment', controller: 'you', other: true })] },
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
    triggered({
      on: {
        kind: 'either',
        events: [
          dealsDamageToPlayer('self', 'combat'),
          dealsDamageToPlayer({ type: 'creature', is: 'enchanted', controller: 'you', other: true }, 'combat'),
        ],
      },
      condition: not(did('createdACopy')),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { type: 'enchantment', controller: 'you', not: { supertype: 'legendary' } },
            count: exactly(1),
            as: 'enchantment',
          },
          { kind: 'createTokenCopy', player: 'you', count: 1, of: the('enchantment') },
          { kind: 'mark', name: 'createdACopy' },
        ),
      ],
    }),
  ],
})
