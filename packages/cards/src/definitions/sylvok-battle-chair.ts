import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const sylvokBattleChair = card({
  name: 'Sylvok Battle-Chair',
  cost: '{4}{G}{G}',
  type: 'Artifact — Equipment',
  abilities: [
    keyword('for Mirrodin!'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(4, 4), gain('trample')] }),
    keyword({ kind: 'equip', cost: [mana('{5}{G}{G}')] }),
  ],
})
