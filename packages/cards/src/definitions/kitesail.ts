import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const kitesail = card({
  name: 'Kitesail',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 0), gain('flying')] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
