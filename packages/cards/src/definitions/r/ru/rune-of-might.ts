import { card, continuous, draw, enters, keyword, modifyPT, triggered } from '@spellwright/dsl'

export const runeOfMight = card({
  name: 'Rune of Might',
  type: 'Enchantment — Aura Rune',
  cost: '{1}{G}',
  abilities: [
    keyword({ kind: 'enchant', what: {} }),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({
      affects: 'attachedTo',
      apply: [modifyPT(1, 1), { kind: 'gainKeyword', keyword: 'trample' }],
      condition: { kind: 'matches', object: 'attachedTo', filter: { type: 'creature' } },
    }),
    continuous({
      affects: 'attachedTo',
      apply: [
        {
          kind: 'gainAbility',
          ability: continuous({
            affects: 'attachedTo',
            apply: [modifyPT(1, 1), { kind: 'gainKeyword', keyword: 'trample' }],
          }),
        },
      ],
      condition: { kind: 'matches', object: 'attachedTo', filter: { subtype: 'Equipment' } },
    }),
  ],
})
