import { activated, all, card, destroy, mana, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const oblivionStone = card({
  name: 'Oblivion Stone',
  type: 'Artifact',
  cost: '{3}',
  abilities: [
    activated({
      cost: [mana('{4}'), tap],
      targets: { target: { objects: {} } },
      effects: [{ kind: 'putCounters', what: the('target'), counter: 'fate', count: 1 }],
    }),
    activated({
      cost: [mana('{5}'), tap, sacrificeSelf],
      effects: [
        destroy(all({ not: { type: 'land' }, counters: { counter: 'fate', count: { exactly: 0 } } })),
        { kind: 'removeCounters', what: all({}), counter: 'fate', count: 'all' },
      ],
    }),
  ],
})
