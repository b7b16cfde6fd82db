import {
  activated,
  card,
  continuous,
  enters,
  gain,
  keyword,
  mana,
  may,
  pump,
  returnTo,
  triggered,
} from '@spellwright/dsl'

export const dragonBreath = card({
  name: 'Dragon Breath',
  cost: '{1}{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [gain('haste')] }),
    activated({ cost: [mana('{R}')], effects: [pump('attachedTo', 1, 0)] }),
    triggered({
      on: enters({ type: 'creature', manaValue: { atLeast: 6 } }),
      zone: 'graveyard',
      effects: [may(returnTo('battlefield', 'self', { attachTo: 'eventObject' }))],
    }),
  ],
})
