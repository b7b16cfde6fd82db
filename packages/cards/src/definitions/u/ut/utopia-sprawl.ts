import { addMana, card, controllerOf, entersWith, keyword, triggered } from '@spellwright/dsl'

export const utopiaSprawl = card({
  name: 'Utopia Sprawl',
  cost: '{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { subtype: 'Forest' } }),
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    triggered({
      on: { kind: 'tappedForMana', object: 'attachedTo' },
      effects: [addMana({ kind: 'chosenColor', chosen: 'color', amount: 1 }, undefined, controllerOf('attachedTo'))],
    }),
  ],
})
