import { card, continuous, draw, enters, entersWith, gain, keyword, triggered } from '@spellwright/dsl'

export const pentarchWard = card({
  name: 'Pentarch Ward',
  cost: '{2}{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({
      affects: 'attachedTo',
      apply: [gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } }, keeps: 'self' }] })],
    }),
  ],
})
