import { card, countersOn, enters, keyword, putCounters, target, the, triggered } from '@spellwright/dsl'

export const scythecatCub = card({
  name: 'Scythecat Cub',
  cost: '{1}{G}',
  type: 'Creature — Cat',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('trample'),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 2 } },
          then: [putCounters('+1/+1', countersOn(the('creature'), '+1/+1'), the('creature'))],
          else: [putCounters('+1/+1', 1, the('creature'))],
        },
      ],
    }),
  ],
})
