import { card, destroy, gainLife, spell, target, the, when } from '@spellwright/dsl'

export const requitingHex = card({
  name: 'Requiting Hex',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'putCounters', counter: '-1/-1', count: 1, on: { type: 'creature' } }],
      optional: 'may',
      name: 'additional',
    },
    spell({
      targets: { creature: target({ type: 'creature', manaValue: { atMost: 2 } }) },
      effects: [destroy(the('creature')), when({ kind: 'paid', cost: 'additional' }, gainLife(2))],
    }),
  ],
})
