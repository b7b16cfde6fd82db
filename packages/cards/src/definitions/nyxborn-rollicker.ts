import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nyxbornRollicker = card({
  name: 'Nyxborn Rollicker',
  cost: '{R}',
  type: 'Enchantment Creature — Satyr',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{1}{R}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
  ],
})
