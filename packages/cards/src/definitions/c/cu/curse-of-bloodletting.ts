import { card, controllerOf, keyword, replacement } from '@spellwright/dsl'

export const curseOfBloodletting = card({
  name: 'Curse of Bloodletting',
  cost: '{3}{R}{R}',
  type: 'Enchantment — Aura Curse',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'any' } }),
    replacement({
      kind: 'damage',
      to: { player: controllerOf('attachedTo') },
      change: { kind: 'amount', change: { times: 2 } },
    }),
  ],
})
