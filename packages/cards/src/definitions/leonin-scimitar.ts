import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const leoninScimitar = card({
  name: 'Leonin Scimitar',
  cost: '{1}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
