import {
  all,
  atBeginningOf,
  card,
  countersOn,
  enters,
  putCounters,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const courtOfGarenbrig = card({
  name: 'Court of Garenbrig',
  cost: '{1}{G}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'becomeMonarch', player: 'you' }] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2), divide: 2 }) },
      effects: [
        { kind: 'putCounters', what: the('creatures'), counter: '+1/+1', count: 2, divided: 'divided' },
        when(
          { kind: 'designated', player: 'you', as: 'monarch' },
          {
            kind: 'forEach',
            what: all({ type: 'creature', controller: 'you' }),
            as: 'creature',
            effects: [putCounters('+1/+1', countersOn(the('creature'), '+1/+1'), the('creature'))],
          },
        ),
      ],
    }),
  ],
})
