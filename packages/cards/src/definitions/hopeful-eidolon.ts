import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const hopefulEidolon = card({
  name: 'Hopeful Eidolon',
  cost: '{W}',
  type: 'Enchantment Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{3}{W}')] }),
    keyword('lifelink'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('lifelink')] }),
  ],
})
