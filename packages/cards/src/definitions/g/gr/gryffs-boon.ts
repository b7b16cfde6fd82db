import { activated, card, continuous, keyword, mana, modifyPT, returnTo, target, the } from '@spellwright/dsl'

export const gryffsBoon = card({
  name: "Gryff's Boon",
  type: 'Enchantment — Aura',
  cost: '{W}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 0), { kind: 'gainKeyword', keyword: 'flying' }] }),
    activated({
      zone: 'graveyard',
      timing: 'sorcery',
      cost: [mana('{3}{W}')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [returnTo('battlefield', 'self', { attachTo: the('creature') })],
    }),
  ],
})
