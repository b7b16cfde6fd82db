import { additionalCost, card, destroy, payLife, sacrifice, spell, target, the } from '@spellwright/dsl'

export const finalPayment = card({
  name: 'Final Payment',
  cost: '{W}{B}',
  type: 'Instant',
  abilities: [
    additionalCost([{ kind: 'choice', options: [[payLife(5)], [sacrifice({ type: ['creature', 'enchantment'] })]] }]),
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [destroy(the('creature'))] }),
  ],
})
