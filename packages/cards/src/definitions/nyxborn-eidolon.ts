import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nyxbornEidolon = card({
  name: 'Nyxborn Eidolon',
  cost: '{1}{B}',
  type: 'Enchantment Creature — Spirit',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{4}{B}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 1)] }),
  ],
})
