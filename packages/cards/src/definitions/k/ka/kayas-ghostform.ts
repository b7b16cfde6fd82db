import { card, dies, keyword, returnTo, triggered } from '@spellwright/dsl'

export const kayasGhostform = card({
  name: "Kaya's Ghostform",
  type: 'Enchantment — Aura',
  cost: '{B}',
  abilities: [
    keyword({ kind: 'enchant', what: { controller: 'you', type: ['creature', 'planeswalker'] } }),
    triggered({
      on: {
        kind: 'either',
        events: [dies('attachedTo'), { kind: 'zoneChange', object: 'attachedTo', from: 'battlefield', to: 'exile' }],
      },
      effects: [returnTo('battlefield', 'eventObject', { under: 'you' })],
    }),
  ],
})
