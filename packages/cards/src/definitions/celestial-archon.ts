import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const celestialArchon = card({
  name: 'Celestial Archon',
  cost: '{3}{W}{W}',
  type: 'Enchantment Creature — Archon',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{5}{W}{W}')] }),
    keyword('flying'),
    keyword('first strike'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(4, 4), gain('flying'), gain('first strike')] }),
  ],
})
