import {
  activated,
  addType,
  all,
  apply,
  card,
  loyalty,
  put,
  search,
  setBasePT,
  shuffle,
  target,
  the,
  untap,
  upTo,
  X,
} from '@spellwright/dsl'

export const tezzeretTheSeeker = card({
  name: 'Tezzeret the Seeker',
  cost: '{3}{U}{U}',
  type: 'Legendary Planeswalker — Tezzeret',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { artifacts: target({ type: 'artifact' }, { count: upTo(2) }) },
      effects: [untap(the('artifacts'))],
    }),
    activated({
      cost: [loyalty('-X')],
      effects: [search({ type: 'artifact', manaValue: { atMost: X } }), put('battlefield', the('found')), shuffle()],
    }),
    activated({
      cost: [loyalty(-5)],
      effects: [apply(all({ type: 'artifact', controller: 'you' }), [addType('artifact', 'creature'), setBasePT(5)])],
    }),
  ],
})
