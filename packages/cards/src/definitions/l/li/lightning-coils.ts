import {
  atBeginningOf,
  bound,
  card,
  countersOn,
  dies,
  exile,
  keywords,
  putCounters,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const lightningCoils = card({
  name: 'Lightning Coils',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: dies({ type: 'creature', is: 'nontoken', controller: 'you' }),
      effects: [putCounters('charge', 1, 'self')],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: { kind: 'compare', quantity: countersOn('self', 'charge'), is: { atLeast: 5 } },
      effects: [
        { kind: 'removeCounters', what: 'self', counter: 'charge', count: 'all', as: 'removed' },
        {
          kind: 'createToken',
          player: 'you',
          count: bound('removed'),
          token: token({
            colors: ['R'],
            type: 'Creature — Elemental',
            power: 3,
            toughness: 1,
            abilities: keywords('haste'),
          }),
          as: 'made',
        },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('made'))],
        },
      ],
    }),
  ],
})
