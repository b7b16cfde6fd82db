import {
  activated,
  card,
  controllerOf,
  draw,
  entersWithCounters,
  eventAmount,
  exile,
  mana,
  putCounters,
  removeCounter,
  tap,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const argentDais = card({
  name: 'Argent Dais',
  cost: '{1}{W}',
  type: 'Artifact',
  abilities: [
    entersWithCounters('oil', 2),
    triggered({
      on: { kind: 'attackersDeclared', attackers: { type: 'creature' } },
      condition: { kind: 'compare', quantity: eventAmount, is: { atLeast: 2 } },
      effects: [putCounters('oil', 1, 'self')],
    }),
    activated({
      cost: [mana('{2}'), tap, removeCounter('oil', 2)],
      targets: { permanent: target({ not: { type: 'land' }, other: true }) },
      effects: [exile(the('permanent')), draw(2, controllerOf(the('permanent')))],
    }),
  ],
})
