import { all, card, ruleUntil, spell, targetPlayer, the } from '@spellwright/dsl'

export const aggravate = card({
  name: 'Aggravate',
  cost: '{3}{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'dealDamage', amount: 1, to: all({ type: 'creature', controller: the('player') }), as: 'dealt' },
        ruleUntil({ kind: 'mustAttack', what: the('dealt') }),
      ],
    }),
  ],
})
