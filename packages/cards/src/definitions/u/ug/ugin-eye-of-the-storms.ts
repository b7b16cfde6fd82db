import {
  activated,
  addMana,
  anyNumber,
  card,
  draw,
  exile,
  type Filter,
  gainLife,
  loyalty,
  ruleUntil,
  search,
  shuffle,
  target,
  the,
  triggered,
  upTo,
  youCast,
} from '@spellwright/dsl'

const colored: Filter = { color: ['W', 'U', 'B', 'R', 'G'] }

export const uginEyeOfTheStorms = card({
  name: 'Ugin, Eye of the Storms',
  cost: '{7}',
  type: 'Legendary Planeswalker — Ugin',
  loyalty: 7,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { permanent: target(colored, { count: upTo(1) }) },
      effects: [exile(the('permanent'))],
    }),
    triggered({
      on: youCast({ is: 'colorless' }),
      targets: { permanent: target(colored, { count: upTo(1) }) },
      effects: [exile(the('permanent'))],
    }),
    activated({ cost: [loyalty(2)], effects: [gainLife(3), draw(1)] }),
    activated({ cost: [loyalty(0)], effects: [addMana('{C}{C}{C}')] }),
    activated({
      cost: [loyalty(-11)],
      effects: [
        search({ is: 'colorless', not: { type: 'land' } }, { count: anyNumber }),
        exile(the('found'), { as: 'exiled' }),
        shuffle(),
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { among: the('exiled') },
          verb: 'cast',
          free: 'free',
        }),
      ],
    }),
  ],
})
