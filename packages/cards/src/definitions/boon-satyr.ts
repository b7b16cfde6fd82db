import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const boonSatyr = card({
  name: 'Boon Satyr',
  cost: '{1}{G}{G}',
  type: 'Enchantment Creature — Satyr',
  power: 4,
  toughness: 2,
  abilities: [
    keyword('flash'),
    keyword({ kind: 'bestow', cost: [mana('{3}{G}{G}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(4, 2)] }),
  ],
})
