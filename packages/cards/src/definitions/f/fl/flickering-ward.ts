import { activated, card, continuous, entersWith, gain, keyword, mana, returnTo } from '@spellwright/dsl'

export const flickeringWard = card({
  name: 'Flickering Ward',
  cost: '{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    continuous({
      affects: 'attachedTo',
      apply: [gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } }, keeps: 'self' }] })],
    }),
    activated({ cost: [mana('{W}')], effects: [returnTo('hand', 'self')] }),
  ],
})
