import { card, continuous, draw, enters, gain, gainAbility, keyword, matches, triggered } from '@spellwright/dsl'

export const runeOfSustenance = card({
  name: 'Rune of Sustenance',
  cost: '{1}{W}',
  type: 'Enchantment — Aura Rune',
  abilities: [
    keyword({ kind: 'enchant', what: {} }),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({
      affects: 'attachedTo',
      apply: [gain('lifelink')],
      condition: matches('attachedTo', { type: 'creature' }),
    }),
    continuous({
      affects: 'attachedTo',
      apply: [gainAbility(continuous({ affects: 'attachedTo', apply: [gain('lifelink')] }))],
      condition: matches('attachedTo', { subtype: 'Equipment' }),
    }),
  ],
})
