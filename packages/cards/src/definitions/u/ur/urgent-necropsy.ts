import { additionalCost, card, collectEvidence, destroy, spell, target, the, upTo } from '@spellwright/dsl'

export const urgentNecropsy = card({
  name: 'Urgent Necropsy',
  cost: '{2}{B}{G}',
  type: 'Instant',
  abilities: [
    additionalCost([collectEvidence({ kind: 'total', value: 'manaValue', of: { targetedBy: 'self' } })]),
    spell({
      targets: {
        artifact: target({ type: 'artifact' }, { count: upTo(1) }),
        creature: target({ type: 'creature' }, { count: upTo(1) }),
        enchantment: target({ type: 'enchantment' }, { count: upTo(1) }),
        planeswalker: target({ type: 'planeswalker' }, { count: upTo(1) }),
      },
      effects: [destroy([the('artifact'), the('creature'), the('enchantment'), the('planeswalker')])],
    }),
  ],
})
