import {
  attacks,
  card,
  countersOn,
  delirium,
  enters,
  putCounters,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const omnivorousFlytrap = card({
  name: 'Omnivorous Flytrap',
  cost: '{2}{G}',
  type: 'Creature — Plant',
  power: 2,
  toughness: 4,
  abilities: [
    triggered({
      abilityWord: 'Delirium',
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      condition: delirium,
      targets: { creatures: target({ type: 'creature' }, { count: { min: 1, max: 2 }, divide: 2 }) },
      effects: [
        { kind: 'putCounters', what: the('creatures'), counter: '+1/+1', count: 2, divided: 'divided' },
        when(
          {
            kind: 'compare',
            quantity: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
            is: { atLeast: 6 },
          },
          {
            kind: 'forEach',
            what: the('creatures'),
            as: 'creature',
            effects: [putCounters('+1/+1', countersOn(the('creature'), '+1/+1'), the('creature'))],
          },
        ),
      ],
    }),
  ],
})
