import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const nimbusNaiad = card({
  name: 'Nimbus Naiad',
  cost: '{2}{U}',
  type: 'Enchantment Creature — Nymph',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{4}{U}')] }),
    keyword('flying'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2), gain('flying')] }),
  ],
})
