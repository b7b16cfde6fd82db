import { anyTarget, card, ruleUntil, spell, the } from '@spellwright/dsl'

export const incinerate = card({
  name: 'Incinerate',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: anyTarget },
      effects: [
        { kind: 'dealDamage', amount: 3, to: the('victim'), as: 'dealt' },
        ruleUntil({ kind: 'cantBeRegenerated', what: the('dealt') }),
      ],
    }),
  ],
})
