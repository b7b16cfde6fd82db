import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nyleasEmissary = card({
  name: "Nylea's Emissary",
  cost: '{3}{G}',
  type: 'Enchantment Creature — Cat',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{5}{G}')] }),
    keyword('trample'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3), gain('trample')] }),
  ],
})
