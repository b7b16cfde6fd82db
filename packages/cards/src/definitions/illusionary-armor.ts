import { card, continuous, keyword, modifyPT, sacrificeIt, triggered } from '@spellwright/dsl'

export const illusionaryArmor = card({
  name: 'Illusionary Armor',
  cost: '{4}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(4, 4)] }),
    triggered({ on: { kind: 'becomesTarget', object: 'attachedTo' }, effects: [sacrificeIt('self')] }),
  ],
})
