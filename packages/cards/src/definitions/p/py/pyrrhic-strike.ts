import { type Condition, card, destroy, type Quantity, spell, target, the } from '@spellwright/dsl'

const isPaid: Condition = { kind: 'paid', cost: 'additional' }
const modes: Quantity = { kind: 'if', condition: isPaid, then: 2, else: 1 }

export const pyrrhicStrike = card({
  name: 'Pyrrhic Strike',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'putCounters', counter: '-1/-1', count: 2, on: { type: 'creature' } }],
      optional: 'may',
      name: 'additional',
    },
    spell({
      modes: {
        min: modes,
        max: modes,
        options: [
          {
            targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
            effects: [destroy(the('permanent'))],
          },
          {
            targets: { creature: target({ type: 'creature', manaValue: { atLeast: 3 } }) },
            effects: [destroy(the('creature'))],
          },
        ],
      },
      effects: [],
    }),
  ],
})
