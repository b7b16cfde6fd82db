import { card, continuous, gain } from '@spellwright/dsl'

export const absoluteGrace = card({
  name: 'Absolute Grace',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    continuous({
      affects: { type: 'creature' },
      apply: [gain({ kind: 'protection', from: [{ filter: { color: 'B' } }] })],
    }),
  ],
})
