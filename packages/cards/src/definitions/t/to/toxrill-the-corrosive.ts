import {
  activated,
  all,
  atBeginningOf,
  card,
  continuous,
  countersOn,
  createToken,
  dies,
  draw,
  mana,
  modifyPT,
  putCounters,
  sacrifice,
  token,
  triggered,
} from '@spellwright/dsl'

export const toxrillTheCorrosive = card({
  name: 'Toxrill, the Corrosive',
  cost: '{5}{B}{B}',
  type: 'Legendary Creature — Slug Horror',
  power: 7,
  toughness: 7,
  abilities: [
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      effects: [putCounters('slime', 1, all({ type: 'creature', not: { controller: 'you' } }))],
    }),
    continuous({
      affects: { type: 'creature', not: { controller: 'you' } },
      apply: [
        modifyPT(
          { kind: 'times', factor: -1, quantity: countersOn('affected', 'slime') },
          { kind: 'times', factor: -1, quantity: countersOn('affected', 'slime') },
        ),
      ],
    }),
    triggered({
      on: dies({ type: 'creature', not: { controller: 'you' }, counters: { counter: 'slime', count: { atLeast: 1 } } }),
      effects: [createToken(1, token({ colors: ['B'], type: 'Creature — Slug', power: 1, toughness: 1 }))],
    }),
    activated({ cost: [mana('{U}{B}'), sacrifice({ subtype: 'Slug' })], effects: [draw(1)] }),
  ],
})
