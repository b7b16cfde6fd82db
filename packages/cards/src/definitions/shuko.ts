import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const shuko = card({
  name: 'Shuko',
  cost: '{1}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 0)] }),
    keyword({ kind: 'equip', cost: [mana('{0}')] }),
  ],
})
