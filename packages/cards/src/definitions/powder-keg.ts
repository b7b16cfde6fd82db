import {
  activated,
  all,
  atBeginningOf,
  card,
  countersOn,
  destroy,
  may,
  putCounters,
  sacrificeSelf,
  tap,
  triggered,
} from '@spellwright/dsl'

export const powderKeg = card({
  name: 'Powder Keg',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [may(putCounters('fuse', 1, 'self'))] }),
    activated({
      cost: [tap, sacrificeSelf],
      effects: [destroy(all({ type: ['artifact', 'creature'], manaValue: { exactly: countersOn('self', 'fuse') } }))],
    }),
  ],
})
