import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nyxbornWolf = card({
  name: 'Nyxborn Wolf',
  cost: '{2}{G}',
  type: 'Enchantment Creature — Wolf',
  power: 3,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{4}{G}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 1)] }),
  ],
})
