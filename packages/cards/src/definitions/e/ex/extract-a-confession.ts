import { card, collectEvidence, type Filter, spell } from '@spellwright/dsl'

const strongest: Filter = {
  type: 'creature',
  power: {
    atLeast: { kind: 'greatest', value: 'power', of: { type: 'creature', controller: { controllerOf: 'affected' } } },
  },
}

export const extractAConfession = card({
  name: 'Extract a Confession',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    { kind: 'additionalCost', cost: [collectEvidence(6)], optional: 'may', name: 'evidence' },
    spell({
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'evidence' },
          then: [{ kind: 'sacrificeChoice', player: 'opponent', filter: strongest, count: 1 }],
          else: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }],
        },
      ],
    }),
  ],
})
