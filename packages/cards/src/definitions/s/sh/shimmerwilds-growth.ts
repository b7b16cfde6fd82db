import { addMana, card, continuous, controllerOf, entersWith, keyword, triggered } from '@spellwright/dsl'

export const shimmerwildsGrowth = card({
  name: 'Shimmerwilds Growth',
  cost: '{1}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    continuous({ affects: 'attachedTo', apply: [{ kind: 'setColor', colors: { chosen: 'color' } }] }),
    triggered({
      on: { kind: 'tappedForMana', object: 'attachedTo' },
      effects: [addMana({ kind: 'chosenColor', chosen: 'color', amount: 1 }, undefined, controllerOf('attachedTo'))],
    }),
  ],
})
