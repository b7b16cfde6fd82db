import { card, controllerOf, dealDamage, eventAmount, keyword, players, triggered } from '@spellwright/dsl'

export const spitefulShadows = card({
  name: 'Spiteful Shadows',
  cost: '{1}{B}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({
      on: { kind: 'damage', to: { object: 'attachedTo' }, batch: 'oneOrMore' },
      effects: [dealDamage(eventAmount, players(controllerOf('attachedTo')), 'attachedTo')],
    }),
  ],
})
