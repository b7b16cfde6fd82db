import { card, continuous, enters, keyword, mana, may, returnTo, triggered } from '@spellwright/dsl'

export const dragonWings = card({
  name: 'Dragon Wings',
  type: 'Enchantment — Aura',
  cost: '{1}{U}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [{ kind: 'gainKeyword', keyword: 'flying' }] }),
    keyword({ kind: 'cycling', cost: [mana('{1}{U}')] }),
    triggered({
      on: enters({ type: 'creature', manaValue: { atLeast: 6 } }),
      zone: 'graveyard',
      effects: [may(returnTo('battlefield', 'self', { attachTo: 'eventObject' }))],
    }),
  ],
})
