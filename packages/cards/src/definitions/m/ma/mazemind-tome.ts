import { activated, card, countersOn, did, draw, exile, gainLife, mana, tap, triggered, when } from '@spellwright/dsl'

export const mazemindTome = card({
  name: 'Mazemind Tome',
  type: 'Artifact — Book',
  cost: '{2}',
  abilities: [
    activated({
      cost: [tap, { kind: 'putCounters', counter: 'page', count: 1 }],
      effects: [{ kind: 'scry', player: 'you', count: 1 }],
    }),
    activated({ cost: [mana('{2}'), tap, { kind: 'putCounters', counter: 'page', count: 1 }], effects: [draw(1)] }),
    triggered({
      on: { kind: 'state', condition: { kind: 'compare', quantity: countersOn('self', 'page'), is: { atLeast: 4 } } },
      effects: [exile('self', { as: 'exiled' }), when(did('exiled'), gainLife(4))],
    }),
  ],
})
