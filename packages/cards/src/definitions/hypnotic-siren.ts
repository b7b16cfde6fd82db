import { card, continuous, gain, keyword, mana, modifyPT, youControlIt } from '@spellwright/dsl'

export const hypnoticSiren = card({
  name: 'Hypnotic Siren',
  cost: '{U}',
  type: 'Enchantment Creature — Siren',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{5}{U}{U}')] }),
    keyword('flying'),
    continuous({ affects: 'attachedTo', apply: [youControlIt] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('flying')] }),
  ],
})
