import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const ghostbladeEidolon = card({
  name: 'Ghostblade Eidolon',
  cost: '{2}{W}',
  type: 'Enchantment Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{5}{W}')] }),
    keyword('double strike'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('double strike')] }),
  ],
})
