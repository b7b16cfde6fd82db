import { card, keyword, replacement } from '@spellwright/dsl'

export const kumanosBlessing = card({
  name: "Kumano's Blessing",
  cost: '{2}{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword('flash'),
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', dealtDamageThisTurnBy: 'attachedTo' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
