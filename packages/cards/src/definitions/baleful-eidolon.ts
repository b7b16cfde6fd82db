import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const balefulEidolon = card({
  name: 'Baleful Eidolon',
  cost: '{1}{B}',
  type: 'Enchantment Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{4}{B}')] }),
    keyword('deathtouch'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('deathtouch')] }),
  ],
})
