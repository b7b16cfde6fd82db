import { card, continuous, discardCost, keyword, mana, modifyPT } from '@spellwright/dsl'

export const bloodthornFlail = card({
  name: 'Bloodthorn Flail',
  type: 'Artifact — Equipment',
  cost: '{B}',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 1)] }),
    keyword({ kind: 'equip', cost: [{ kind: 'choice', options: [[mana('{3}')], [discardCost()]] }] }),
  ],
})
