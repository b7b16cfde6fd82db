import { card, keyword, rule, threshold } from '@spellwright/dsl'

export const kirtarsDesire = card({
  name: "Kirtar's Desire",
  cost: '{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    rule({ kind: 'cantAttack', what: 'attachedTo' }),
    rule(
      { kind: 'cantBlock', what: 'attachedTo' },
      {
        abilityWord: 'Threshold',
        condition: threshold,
      },
    ),
  ],
})
