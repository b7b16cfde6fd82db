import {
  apply,
  card,
  countersOn,
  enters,
  gain,
  put,
  putCounters,
  search,
  shuffle,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const earthbenderAscension = card({
  name: 'Earthbender Ascension',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { land: target({ type: 'land', controller: 'you' }) },
      effects: [
        { kind: 'earthbend', what: the('land'), count: 2 },
        search({ type: 'land', supertype: 'basic' }),
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [
        putCounters('quest', 1, 'self'),
        when(
          { kind: 'compare', quantity: countersOn('self', 'quest'), is: { atLeast: 4 } },
          {
            kind: 'reflexiveTrigger',
            targets: { creature: target({ type: 'creature', controller: 'you' }) },
            effects: [putCounters('+1/+1', 1, the('creature')), apply(the('creature'), [gain('trample')])],
          },
        ),
      ],
    }),
  ],
})
