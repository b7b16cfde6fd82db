import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nyxbornShieldmate = card({
  name: 'Nyxborn Shieldmate',
  cost: '{W}',
  type: 'Enchantment Creature — Human Soldier',
  power: 1,
  toughness: 2,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{2}{W}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 2)] }),
  ],
})
