import { card, enters, keyword, matches, putCounters, target, the, triggered, youCast } from '@spellwright/dsl'

export const codespellCleric = card({
  name: 'Codespell Cleric',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      condition: {
        kind: 'all',
        conditions: [
          matches('self', { is: 'wasCast' }),
          {
            kind: 'compare',
            quantity: { kind: 'events', event: youCast({}), when: 'thisTurnBefore' },
            is: { exactly: 1 },
          },
        ],
      },
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
  ],
})
