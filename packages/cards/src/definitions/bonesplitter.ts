import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const bonesplitter = card({
  name: 'Bonesplitter',
  cost: '{1}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 0)] }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
