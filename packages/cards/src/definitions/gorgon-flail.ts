import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const gorgonFlail = card({
  name: 'Gorgon Flail',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('deathtouch')] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
