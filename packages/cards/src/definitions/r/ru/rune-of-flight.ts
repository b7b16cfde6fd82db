import { card, continuous, draw, enters, gain, gainAbility, keyword, matches, triggered } from '@spellwright/dsl'

export const runeOfFlight = card({
  name: 'Rune of Flight',
  cost: '{1}{U}',
  type: 'Enchantment — Aura Rune',
  abilities: [
    keyword({ kind: 'enchant', what: {} }),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({
      condition: matches('attachedTo', { type: 'creature' }),
      affects: 'attachedTo',
      apply: [gain('flying')],
    }),
    continuous({
      condition: matches('attachedTo', { subtype: 'Equipment' }),
      affects: 'attachedTo',
      apply: [gainAbility(continuous({ affects: 'attachedTo', apply: [gain('flying')] }))],
    }),
  ],
})
