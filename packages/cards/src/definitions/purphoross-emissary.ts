import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const purphorossEmissary = card({
  name: "Purphoros's Emissary",
  cost: '{3}{R}',
  type: 'Enchantment Creature — Ox',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{6}{R}')] }),
    keyword('menace'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3), gain('menace')] }),
  ],
})
