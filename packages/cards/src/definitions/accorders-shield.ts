import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const accordersShield = card({
  name: "Accorder's Shield",
  cost: '{0}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(0, 3), gain('vigilance')] }),
    keyword({ kind: 'equip', cost: [mana('{3}')] }),
  ],
})
