import {
  additionalCost,
  card,
  exile,
  manaValueOf,
  plus,
  put,
  sacrifice,
  search,
  shuffle,
  spell,
  the,
} from '@spellwright/dsl'

export const eldritchEvolution = card({
  name: 'Eldritch Evolution',
  cost: '{1}{G}{G}',
  type: 'Sorcery',
  abilities: [
    additionalCost([sacrifice({ type: 'creature' }, 'sacrificed')]),
    spell({
      effects: [
        search({ type: 'creature', manaValue: { atMost: plus(2, manaValueOf(the('sacrificed'))) } }),
        put('battlefield', the('found')),
        shuffle(),
        exile('self'),
      ],
    }),
  ],
})
