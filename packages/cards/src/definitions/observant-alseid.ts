import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const observantAlseid = card({
  name: 'Observant Alseid',
  cost: '{2}{W}',
  type: 'Enchantment Creature — Nymph',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{4}{W}')] }),
    keyword('vigilance'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2), gain('vigilance')] }),
  ],
})
