import { card, continuous, gain } from '@spellwright/dsl'

export const absoluteLaw = card({
  name: 'Absolute Law',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    continuous({
      affects: { type: 'creature' },
      apply: [gain({ kind: 'protection', from: [{ filter: { color: 'R' } }] })],
    }),
  ],
})
