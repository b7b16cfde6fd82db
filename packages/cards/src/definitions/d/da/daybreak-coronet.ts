import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const daybreakCoronet = card({
  name: 'Daybreak Coronet',
  type: 'Enchantment — Aura',
  cost: '{W}{W}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature', hasAttached: { subtype: 'Aura', other: true } } }),
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(3, 3),
        { kind: 'gainKeyword', keyword: 'first strike' },
        { kind: 'gainKeyword', keyword: 'vigilance' },
        { kind: 'gainKeyword', keyword: 'lifelink' },
      ],
    }),
  ],
})
