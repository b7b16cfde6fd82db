import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nyxbornTriton = card({
  name: 'Nyxborn Triton',
  cost: '{2}{U}',
  type: 'Enchantment Creature — Merfolk',
  power: 2,
  toughness: 3,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{4}{U}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 3)] }),
  ],
})
